// How a complaint leaves, for whoever reads it.
import type { Columns } from '#platform/server/database/columns.ts';
import { dayOf } from '#shared/calendar.ts';
import { isLate, numberOf } from '../rules/complaint.ts';

type Row = Columns<'complaints', 'id' | 'number' | 'category' | 'state' | 'sent_at' | 'due_on'>;

export const ROW_COLUMNS = ['id', 'number', 'category', 'state', 'sent_at', 'due_on'] as const;

export const rowOnWire = ({ id, number, category, state, sent_at, due_on }: Row, now: Date) => ({
  ...{ _id: id, number: numberOf(number), category, state, sent: sent_at.toISOString(), dueOn: due_on },
  isLate: isLate(due_on, dayOf(now)),
});

type Shown = Row & Columns<'complaints', 'words' | 'emptied_at' | 'take_up_by' | 'answer_by' | 'outcome'>;

export const SHOWN_COLUMNS = [
  ...ROW_COLUMNS,
  ...(['words', 'emptied_at', 'take_up_by', 'answer_by', 'outcome'] as const),
] as const;

export const shownOnWire = (row: Shown, now: Date) => ({
  ...rowOnWire(row, now),
  words: row.emptied_at === null ? row.words : null,
  takeUpBy: row.take_up_by,
  answerBy: row.answer_by,
  outcome: row.outcome,
});
