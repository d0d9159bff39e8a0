// No decision knows sex or parish, and age counts for one thing alone: whether somebody is old enough.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { sampleFullAnswers } from '#features/information/defaults/sample-full-answers.ts';
import { day } from '#tests/support/days.ts';
import { decisionInputsSchema } from '../contract.ts';
import { defaultPolicy } from '../defaults/policy.ts';
import { today } from './applicant.test-support.ts';
import { decide } from './decide.ts';
import { figuresFromAnswers } from './figures-from-answers.ts';
import { anyInputs } from './inputs.test-support.ts';
import { isReadByPolicy } from './names-read.ts';

/** What a person is, rather than does or owes. */
const BLIND_TO =
  /sex|gender|parish|marital|town|address|citizenship|dependants|politically|first_name|last_name/i;

describe('a decision', () => {
  it('reads no answer about sex, parish or the like, in any section', () => {
    const read: string[] = [];
    const sections = { ...sampleAnswers(today), ...sampleFullAnswers(today) };
    const watched = Object.fromEntries(
      Object.entries(sections).map(([sId, answers]) => [
        sId,
        new Proxy(answers as Record<string, unknown>, {
          get: (target, name) => {
            read.push(String(name));
            return target[String(name)];
          },
        }),
      ]),
    );
    figuresFromAnswers(watched, today);
    const names = Object.values(sections).flatMap((answers) => Object.keys(answers));
    expect(names.filter((name) => BLIND_TO.test(name))).toEqual(expect.arrayContaining(['gender', 'parish']));
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((name) => BLIND_TO.test(name))).toEqual([]);
    for (const [sId, answers] of Object.entries(sections))
      for (const name of Object.keys(answers).filter((name) => BLIND_TO.test(name)))
        expect(isReadByPolicy(sId, name), `${sId} ${name}`).toBe(false);
  });

  it('has no place for them among what it looks at', () => {
    expect(Object.keys(decisionInputsSchema.shape).filter((name) => BLIND_TO.test(name))).toEqual([]);
  });

  it('is the same for everybody who is old enough, whatever the age', () => {
    const grown = fc.constantFrom('1936-01-01', '1961-03-01', '1990-07-09', '2008-03-01').map(day);
    fc.assert(
      fc.property(anyInputs, grown, grown, (inputs, one, other) => {
        const of = (birthDay: string) => {
          const { inputs: _inputs, ...said } = decide(defaultPolicy, { ...inputs, birthDay }, today);
          return said;
        };
        expect(of(one)).toEqual(of(other));
      }),
    );
  });
});
