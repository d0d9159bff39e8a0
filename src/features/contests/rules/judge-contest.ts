// What a contest must hold before it is saved; the form asks before it sends, the server before it writes.
import { addDays, type Day, readDay, startOfDay } from '#shared/calendar.ts';
import { isId } from '#shared/id.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { ContestCategory, ContestDraft } from '../contract.ts';
import { contestFaults as faults } from '../texts/staff-contests.ts';

export const CATEGORIES: readonly ContestCategory[] = ['Spin wheel', 'roulette', 'Multi wheel'];
export const STATUSES = ['Active', 'Scheduled'] as const;

const LONGEST = { name: 120, description: 2_000, approvalNumber: 100, rules: 10_000 } as const;
const MOST_WINNERS = 1_000;
const MOST_SEEDS = 10_000;
const LONGEST_CLAIM_DAYS = 365;

/** Messages by field, for what does not depend on the day or on what is stored. */
export function judgeContest(draft: ContestDraft): FieldErrors {
  return withoutGaps({
    name: judgeText(draft.name, faults.name, LONGEST.name),
    description: judgeText(draft.description, faults.description, LONGEST.description),
    startDate: readDay(draft.startDate) ? undefined : faults.startDate,
    endDate: readDay(draft.endDate) ? judgeOrder(draft) : faults.endDate,
    prize: isId(draft.prize) ? undefined : faults.prize,
    maxWinners: judgeWinners(draft.maxWinners),
    category: CATEGORIES.some((category) => category === draft.category) ? undefined : faults.category,
    status: STATUSES.some((status) => status === draft.status) ? undefined : faults.status,
    points: judgeNumber(draft.points, 0, MOST_SEEDS),
    approvalNumber: judgeForPublishing(draft, 'approvalNumber', faults.approvalToPublish),
    rules: judgeForPublishing(draft, 'rules', faults.rulesToPublish),
    claimDays: judgeNumber(draft.claimDays, 1, LONGEST_CLAIM_DAYS),
  });
}

/** The days of a contest as it is stored; null for a new one. */
export type StoredDays = { startDate: Day; endDate: Day } | null;

/** A day that an edit leaves as it was may lie in the past. */
export function judgeDays(draft: ContestDraft, today: Day, stored: StoredDays): FieldErrors {
  const isPast = (name: 'startDate' | 'endDate') =>
    draft[name] !== stored?.[name] && readDay(draft[name]) !== null && draft[name] < today;
  return withoutGaps({
    startDate: isPast('startDate') ? faults.startPast : undefined,
    endDate: isPast('endDate') ? faults.endPast : undefined,
  });
}

/** A contest opens with the first moment of its start date. */
export const momentOfStart = (day: Day): Date => startOfDay(day);

/** It closes with the last moment of its end date, so that the list shows that very date. */
export const momentOfEnd = (day: Day): Date => new Date(startOfDay(addDays(day, 1)).getTime() - 1);

function judgeText(text: string, missing: string, longest: number): string | undefined {
  if (text === '') return missing;
  return text.length > longest ? faults.tooLong(longest) : undefined;
}

const judgeOrder = ({ startDate, endDate }: ContestDraft): string | undefined =>
  readDay(startDate) && endDate < startDate ? faults.endBeforeStart : undefined;

function judgeWinners(count: number | null): string | undefined {
  if (count === null) return faults.maxWinners;
  return Number.isNaN(count) ? faults.maxWinnersNumber : judgeNumber(count, 1, MOST_WINNERS);
}

const judgeNumber = (value: number | null, least: number, most: number): string | undefined =>
  value !== null && Number.isInteger(value) && value >= least && value <= most
    ? undefined
    : faults.between(least, most);

/** Law: a prize competition is advertised only under its approval, and people read the rules before they join. */
function judgeForPublishing(
  draft: ContestDraft,
  name: 'approvalNumber' | 'rules',
  missing: string,
): string | undefined {
  if (draft[name] === '') return draft.status === 'Active' ? missing : undefined;
  return draft[name].length > LONGEST[name] ? faults.tooLong(LONGEST[name]) : undefined;
}

const withoutGaps = (found: Record<string, string | undefined>): FieldErrors =>
  Object.fromEntries(Object.entries(found).flatMap(([name, text]) => (text ? [[name, text]] : [])));
