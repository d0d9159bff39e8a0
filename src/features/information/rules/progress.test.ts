import { describe, expect, it } from 'vitest';
import { countsOf, nextStepOf, overallFlags, percentageOf, plantOf, type SectionState } from './progress.ts';

type Status = SectionState['userStatus'];

const states = (audience: SectionState['for'], ...statuses: Status[]): SectionState[] =>
  statuses.map((userStatus, index) => ({
    _id: `${audience}${index}`,
    sId: `section_${index}`,
    name: `Section ${index}`,
    for: audience,
    isUsable: true,
    userStatus,
    handedInAt: userStatus === null ? null : `2026-03-0${9 - index}T15:00:00.000Z`,
  }));

const first = (...statuses: Status[]) => states('PreQualUser', ...statuses);

describe('counting', () => {
  it('counts every section handed in as submitted, whatever became of it', () => {
    const six = first('Submitted', 'SubmittedForVerfication', 'Verified', 'Verified', 'Rejected', null);
    expect(countsOf(six, 'PreQualUser')).toEqual({
      submitted: 5,
      waiting: 1,
      verified: 2,
      rejected: 1,
      total: 6,
    });
    expect(countsOf(six, 'FullUser')).toEqual({
      submitted: 0,
      waiting: 0,
      verified: 0,
      rejected: 0,
      total: 9,
    });
  });

  it.each([
    [0, 6, 0],
    [1, 6, 16],
    [6, 6, 100],
    [7, 6, 100],
    [1, 0, 0],
  ])('%i of %i sections are %i %%', (part, total, percentage) => {
    expect(percentageOf(part, total)).toBe(percentage);
  });

  it('raises the flags with nine full sections, never with the six of the first model', () => {
    const nine = (status: Status) => states('FullUser', ...Array<Status>(9).fill(status));
    expect(overallFlags(nine('Verified'))).toEqual({ submission: true, verification: true });
    expect(overallFlags(nine('Submitted'))).toEqual({ submission: true, verification: false });
    expect(overallFlags(nine('Verified').slice(1))).toEqual({ submission: false, verification: false });
    expect(overallFlags(first(...Array<Status>(9).fill('Verified'))).verification).toBe(false);
  });
});

describe('the plant', () => {
  it('keeps what the first model grew when the second opens', () => {
    const six = first(...Array<Status>(6).fill('Verified'));
    expect(plantOf([...six, ...states('FullUser', null, null)])).toBe('seed10');
  });

  it.each<[string, Status[], string]>([
    ['eight that nobody has submitted', Array(8).fill(null), 'seed1'],
    ['eight submitted', Array(8).fill('Submitted'), 'seed2'],
    ['eight rejected', Array(8).fill('Rejected'), 'seed2'],
    ['eight that wait', Array(8).fill('SubmittedForVerfication'), 'seed4'],
    ['five verified', Array(5).fill('Verified'), 'seed3'],
    [
      'one of each, and one verified more',
      ['Submitted', 'Rejected', 'SubmittedForVerfication', 'Verified', 'Verified', 'Verified', null],
      'seed3',
    ],
  ])('of %s is %s', (_case, statuses, level) => {
    expect(plantOf(first(...statuses))).toBe(level);
  });

  it('does not lose a rejected section, which is still a submitted one', () => {
    expect(plantOf(first('Rejected', 'Rejected', 'Rejected', 'Rejected', 'Submitted', 'Submitted'))).toBe(
      plantOf(first('Submitted', 'Submitted', 'Submitted', 'Submitted', 'Submitted', 'Submitted')),
    );
  });
});

describe('the next step', () => {
  it.each<[string, string | null, Status[]]>([
    ['mend', 'section_2', [null, 'Submitted', 'Rejected']],
    ['submit', 'section_1', ['Submitted', null, 'SubmittedForVerfication']],
    ['prove', 'section_1', ['SubmittedForVerfication', 'Submitted', 'Verified']],
    ['wait', 'section_0', ['SubmittedForVerfication', 'Verified']],
    ['offer', null, ['Verified', 'Verified']],
  ])('is to %s %s', (action, sId, statuses) => {
    const step = nextStepOf(first(...statuses), 'Active');
    expect([step.action, step.section?.sId ?? null]).toEqual([action, sId]);
  });

  it('says since when the first waits, where nothing is left but to wait', () => {
    const waiting = first('Verified', 'SubmittedForVerfication', 'SubmittedForVerfication');
    expect(nextStepOf(waiting, 'Active').waitsSince).toBe('2026-03-07T15:00:00.000Z');
    expect(nextStepOf(first('Submitted', 'SubmittedForVerfication'), 'Active').waitsSince).toBeNull();
  });

  it('is the questionnaire for whoever has not answered it, after what was rejected', () => {
    expect(nextStepOf(first(null, 'Submitted'), 'Created')).toEqual({
      action: 'preferences',
      section: null,
      waitsSince: null,
    });
    expect(nextStepOf(first(null, 'Rejected'), 'Created').action).toBe('mend');
  });

  it('is to mend what was rejected, even where the section cannot be submitted now', () => {
    const closed = first('Rejected').map((state) => ({ ...state, isUsable: false }));
    expect(nextStepOf(closed, 'Active').action).toBe('mend');
  });

  it('passes over a section that cannot be submitted', () => {
    const closed = first(null, null).map((state, index) => ({ ...state, isUsable: index > 0 }));
    expect(nextStepOf(closed, 'Active').section?.sId).toBe('section_1');
  });
});
