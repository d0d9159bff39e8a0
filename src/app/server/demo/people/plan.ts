// Plans one demo person, from the seed and their number alone: who they are, what they did when, what they answered.

import type { Decision, Policy } from '#features/decisions/contract.ts';
import { decide } from '#features/decisions/rules/decide.ts';
import { figuresFromAnswers } from '#features/decisions/rules/figures-from-answers.ts';
import type { FormAnswers } from '#features/forms/contract.ts';
import { isFileKind, kindOf } from '#features/forms/rules/kind.ts';
import { validateAnswers } from '#features/forms/rules/validate-answers.ts';
import { audienceOf } from '#features/information/rules/audience.ts';
import type { StoredSection } from '#features/information/server/catalogue.ts';
import type { InfoStatus } from '#shared/actor.ts';
import { type Day, dayOf, startOfDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { firstModelAnswers } from './first-model-answers.ts';
import { fullModelAnswers } from './full-model-answers.ts';
import { isNeverPaid } from './loan-manner.ts';
import { type DemoPerson, drawPerson } from './person.ts';
import { type Random, randomFrom } from './random.ts';
import { type Stage, stageOf } from './stages.ts';
import { type Step, stepsOf } from './steps.ts';

/** What all demo people of one run have in common. */
export type DemoWorld = {
  seed: string;
  /** Everything lies before this day begins. */
  today: Day;
  sections: readonly StoredSection[];
  policy: Policy;
  passwordHash: string;
  /** Who decides. */
  staffIds: readonly IdOf<'accounts'>[];
};

export type Plan = {
  person: DemoPerson;
  stage: Stage;
  steps: readonly Step[];
  /** Of the sections that were submitted, by their sId, without documents. */
  answers: Record<string, FormAnswers>;
  /** For what is left to draw. */
  random: Random;
};

const MOST_DRAWS = 200;

/** Who is to apply for a loan is drawn again until the policy offers one. Throws when the sections here ask for other answers. */
export function planPerson(world: DemoWorld, number: number): Plan {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const plan = drawPlan(world, number, randomFrom(`${world.seed}/${number}/${draw}`));
    const isOffered = plan.steps.every(
      (step) => step.does !== 'apply' || decisionAt(world, plan, step).offer,
    );
    if (isOffered) return plan;
  }
  throw new Error('The decision policy here offers no loan to any demo person.');
}

export const domainOf = ({ seed }: DemoWorld): string => `seed${seed}.example`;

function drawPlan(world: DemoWorld, number: number, random: Random): Plan {
  const { today, sections } = world;
  const stage = stageOf(number);
  const person = drawPerson(random, number, domainOf(world), today);
  const namesFor = (model: InfoStatus) =>
    sections.filter((section) => section.for === audienceOf(model)).map(({ sId }) => sId);
  const names = { first: namesFor('FirstModel'), full: namesFor('FullModel') };
  const steps = stepsOf(
    { stage, names, isNeverPaid: isNeverPaid(number) },
    startOfDay(today).getTime(),
    random,
  );
  const first = firstModelAnswers(person, today, random);
  const raw = stage.full === '' ? first : { ...first, ...fullModelAnswers(person, first, today, random) };
  const submitted = steps.flatMap((step) => (step.does === 'submit' ? [step.sId] : []));
  const answers = submitted.map((sId) => [sId, asAsked(world, sId, raw[sId])]);
  return { person, stage, steps, answers: Object.fromEntries(answers), random };
}

/** What the section really asks this person. Documents, which are asked for too, come later. */
function asAsked({ sections, today }: DemoWorld, sId: string, raw: FormAnswers | undefined): FormAnswers {
  const fields = sections.find((section) => section.sId === sId)?.fields ?? [];
  const { answers, errors } = validateAnswers(fields, raw, today);
  const wrong = fields.filter((field) => errors[field.name] && !isFileKind(kindOf(field)));
  if (wrong.length > 0)
    throw new Error(
      `Demo people cannot answer ${sId} as it is now: ${wrong.map(({ name }) => name).join(', ')}. They know the sections that the product comes with.`,
    );
  return answers;
}

/** What the policy says of a person at one of their steps, on what they had submitted and had verified by then. */
export function decisionAt(
  { sections, policy }: DemoWorld,
  { answers, steps }: Pick<Plan, 'answers' | 'steps'>,
  { at, model }: { at: number; model: InfoStatus },
): Decision {
  const before = steps.filter((step) => step.at < at);
  const submitted = before.flatMap((step) => (step.does === 'submit' ? [step.sId] : []));
  const verified = before.flatMap((step) =>
    step.does === 'review' && step.verdict === 'Verified' ? [step.sId] : [],
  );
  const own = sections.filter((section) => section.for === audienceOf(model)).map(({ sId }) => sId);
  const day = dayOf(new Date(at));
  const known = Object.fromEntries(submitted.map((sId) => [sId, answers[sId] ?? {}]));
  const inputs = {
    ...figuresFromAnswers(known, day),
    model,
    emailVerified: true,
    loanStanding: 'none' as const,
    sections: {
      required: own.length,
      submitted: submitted.filter((sId) => own.includes(sId)).length,
      verified: verified.filter((sId) => own.includes(sId)).length,
    },
    repayments: { instalmentsDue: 0, worstDaysLate: 0 },
  };
  return decide(policy, inputs, day);
}
