// How staff and shoppers call, and look: each sending is kept with what was heard of it.
import { z } from 'zod';
import type { Random } from '#app/server/demo/people/random.ts';
import type { CallLine, Outcome } from '#tests/support/histories/history.ts';
import type { Desk } from './kill-desk.ts';
import type { Person } from './kill-people.ts';
import { type Answer, type Asked, answered, type Door, type Sent, type Tally } from './kill-writers.ts';

export type DeskWork = {
  door: Door;
  desk: Desk;
  tally: Tally;
  random: Random;
  isOver: () => boolean;
  /** Every call of a repayment, a redemption and a verdict, and what was seen of their records. */
  history: CallLine[];
};

const PAUSE_MS = 15;

/** Looks at every record once more when nobody writes any more: what nobody heard of shows here. */
export async function lookAtAll(work: DeskWork): Promise<void> {
  const seen = new Set(work.history.map(({ record }) => record));
  for (const record of seen) {
    const [kind, id = ''] = record.split(' ');
    if (kind === 'loan') await lookAtLoan(work, id);
    if (kind === 'application') await lookAtApplication(work, id);
  }
  for (const { id, people } of work.desk.stalls)
    if (seen.has(`stall ${id}`)) for (const person of people) await lookAtPurse(work, id, person);
}

export const lookAtLoan = (work: DeskWork, id: string) =>
  send(
    work,
    anOfficer(work),
    { url: `/api/loans/admin/${id}` },
    { record: `loan ${id}`, operation: 'look', input: {} },
    (seen) => {
      const { loan, entries } = shownLoan.parse(seen);
      return { owedCents: Math.round(loan.owed * 100), entries: entries.length };
    },
  );
const shownLoan = z.object({ loan: z.object({ owed: z.number() }), entries: z.array(z.unknown()) });

const lookAtApplication = (work: DeskWork, id: string) =>
  send(
    work,
    anOfficer(work),
    { url: `/api/loan-application/admin/${id}` },
    { record: `application ${id}`, operation: 'look', input: {} },
    (seen) => z.object({ status: z.string() }).parse(seen),
  );

export const lookAtPurse = (work: DeskWork, stall: string, person: Person) =>
  send(
    work,
    person,
    { url: '/api/seeds' },
    { record: `stall ${stall}`, operation: 'look', input: { person: person.id } },
    (seen) => ({ seeds: movements.parse(seen).rows[0]?.balance ?? 0 }),
  );
/** The newest first. */
const movements = z.object({ rows: z.array(z.object({ balance: z.int() })) });

type About = Pick<CallLine, 'record' | 'operation' | 'input'>;

/** Makes a call that may be refused and keeps each sending of it; any other answer is a fault. */
export async function send(
  { door, tally, history }: DeskWork,
  person: Person,
  asked: Asked,
  about: About,
  read: (body: unknown) => unknown,
): Promise<Answer> {
  const keep = ({ answer, ...sent }: Sent) =>
    history.push({ ...about, process: person.id, ...sent, ...outcomeOf(answer, read) });
  const answer = await answered(door, person, asked, tally, keep);
  if (answer.status !== 200 && answer.status !== 409) blame(tally, asked, answer);
  return answer;
}

function outcomeOf(answer: Answer | null, read: (body: unknown) => unknown): Outcome {
  if (!answer) return { outcome: 'unknown' };
  const body: unknown = JSON.parse(answer.text);
  if (answer.status === 200) return { outcome: 'ok', answer: read(body) };
  return { outcome: 'refused', code: z.object({ code: z.string() }).parse(body).code };
}

/** The body of an answer that may only be yes; null, and a fault, when it is not. */
export async function must({ door, tally }: DeskWork, person: Person, asked: Asked): Promise<unknown> {
  const answer = await answered(door, person, asked, tally);
  if (answer.status === 200) return JSON.parse(answer.text);
  blame(tally, asked, answer);
  return null;
}

const blame = (tally: Tally, { url }: Asked, { status, text }: Answer) =>
  tally.faults.push(`${url} answered ${status} ${text.slice(0, 200)}`);

export function anOfficer({ desk, random }: DeskWork): Person {
  return random.pick(desk.officers);
}

export const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
