import { describe, expect, it } from 'vitest';
import { SIGN_UP_NAMES, signUpErrors } from '#features/accounts/rules/fields.ts';
import { decide } from '#features/decisions/rules/decide.ts';
import { validateAnswers } from '#features/forms/rules/validate-answers.ts';
import { dayOf, startOfDay } from '#shared/calendar.ts';
import { describingDesk, worldOf } from '../demo.test-support.ts';
import { planPerson } from '../people/plan.ts';
import { STAGES } from '../people/stages.ts';
import { playStory } from './story.ts';

const PEOPLE = 240;
const world = worldOf('7');

const notifyAll = (seed: string, count = PEOPLE) =>
  Promise.all(
    Array.from({ length: count }, (_, number) => {
      const world = worldOf(seed);
      return playStory(world, planPerson(world, number), describingDesk);
    }),
  );
const stories = await notifyAll('7');
const plans = Array.from({ length: PEOPLE }, (_, number) => planPerson(world, number));
const sectionById = new Map(world.sections.map((section) => [section._id, section]));

describe('a seed', () => {
  it('gives the same people and everything they did, however many are asked for', async () => {
    expect(await notifyAll('7', 40)).toEqual(stories.slice(0, 40));
  });

  it('gives other people than another seed', async () => {
    const others = await notifyAll('8', 40);
    const namesOf = (all: typeof stories) =>
      all.map(({ accounts: [one] }) => `${one?.first_name} ${one?.last_name}`);
    expect(namesOf(others)).not.toEqual(namesOf(stories.slice(0, 40)));
    const ids = new Set(stories.flatMap(({ accounts }) => accounts.map(({ id }) => id)));
    expect(others.some(({ accounts }) => accounts.some(({ id }) => ids.has(id)))).toBe(false);
  });
});

describe('demo people', () => {
  it('come in every state, in any thirty in a row', () => {
    for (const from of [0, 11, 200]) {
      const stages = new Set(plans.slice(from, from + STAGES.length).map(({ stage }) => stage.name));
      expect(stages.size).toBe(STAGES.length);
    }
  });

  it('could have signed up, each with an address of their own', () => {
    for (const { person } of plans)
      expect(
        signUpErrors({ ...person, phone: person.mobile, password: 'mango-Sorrel 47 breeze' }, SIGN_UP_NAMES),
      ).toEqual({});
    expect(new Set(plans.map(({ person }) => person.email)).size).toBe(PEOPLE);
  });

  it('answer every section without an error, and nothing that they are not asked', () => {
    const errors = stories.flatMap(({ submissions }) =>
      submissions.map(({ information_schema_id, answers }) => {
        const section = sectionById.get(information_schema_id);
        const validated = validateAnswers(section?.fields ?? [], answers, world.today);
        return {
          errors: validated.errors,
          same: JSON.stringify(validated.answers) === JSON.stringify(answers),
        };
      }),
    );
    expect(errors.length).toBeGreaterThan(700);
    expect(errors.filter(({ errors, same }) => !same || Object.keys(errors).length > 0)).toEqual([]);
  });

  it('send every document that is asked for', () => {
    const errors = stories.flatMap(({ submissions, verifications }) =>
      verifications.map(({ submission_id, answers }) => {
        const submission = submissions.find(({ id }) => id === submission_id);
        const section = submission && sectionById.get(submission.information_schema_id);
        const fields = section?.verificationSchema.fields ?? [];
        return validateAnswers(fields, answers, world.today, { ...submission?.answers }).errors;
      }),
    );
    expect(errors.length).toBeGreaterThan(400);
    expect(errors.filter((errors) => Object.keys(errors).length > 0)).toEqual([]);
  });

  it('lived before today, each step after the one before it', () => {
    for (const { steps } of plans) {
      const moments = steps.map(({ at }) => at);
      expect(moments.toSorted((one, other) => one - other)).toEqual(moments);
      expect(moments.at(-1)).toBeLessThan(startOfDay(world.today).getTime());
    }
  });

  it('apply for what the engine offered them, which it decides alike again', () => {
    const decisions = stories.flatMap(({ decisions }) => decisions);
    for (const { inputs, outcome, created_at } of decisions) {
      const again = decide(world.policy, inputs as Parameters<typeof decide>[1], dayOf(created_at));
      expect({ ...outcome, inputs }).toEqual(again);
    }
    const applications = stories.flatMap(({ applications }) => applications);
    expect(new Set(applications.map(({ status }) => status))).toEqual(
      new Set(['Pending', 'Approved', 'Rejected']),
    );
    for (const { decision_id, amount_cents, rate_monthly_bps, term_months } of applications) {
      const decision = decisions.find(({ id }) => id === decision_id);
      expect(decision).toMatchObject({ approved: true, rate_monthly_bps, term_months });
      expect(amount_cents).toBeGreaterThan(0);
      expect(amount_cents).toBeLessThanOrEqual(decision?.max_amount_cents ?? 0);
    }
    expect(decisions.some(({ approved }) => !approved)).toBe(true);
  });

  it('say so when a section asks for what they do not know', () => {
    const sections = world.sections.map((section) => ({
      ...section,
      fields: [
        ...section.fields,
        {
          name: 'shoe_size',
          label: 'Shoe size',
          type: 'text' as const,
          validations: [{ type: 'required' as const }],
        },
      ],
    }));
    expect(() => planPerson({ ...world, sections }, 4)).toThrow(/shoe_size/);
  });
});
