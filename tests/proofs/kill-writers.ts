// Writers who go on through a server's deaths: what was not answered they ask for again, under the same key.
import { randomUUID } from 'node:crypto';
import { formToken } from '#platform/server/http/csrf.ts';
import type { Call, Person } from './kill-people.ts';

/** A write that the server has acknowledged, with the id that it answered. */
export type Acknowledged = { person: Person; kind: Call['kind'] | DeskKind; sId: string; id: string };

/** What staff do: `importedRow` is a row of a file that was seen to be recorded, by its reference; a repayment is named by its receipt. */
type DeskKind = 'repayment' | 'import' | 'importedRow' | 'verdict';

/** The address of the server; while it is down, a promise that waits. */
export type Door = { url: Promise<string> };

export type Tally = {
  acknowledged: Acknowledged[];
  /** Calls whose answer a kill cut off. */
  cutOff: number;
  /** Answers that should not have been. */
  faults: string[];
  /** Whether an answer means that the same call is to be made again in a moment. */
  isLater: (answer: Answer) => boolean;
  /** Called with every answer, and with null for every call that was cut off, after how many milliseconds. */
  heard: (answer: Answer | null, afterMs: number) => void;
};

export type Answer = { status: number; text: string };

const LATER_MS = 200;

/** Takes one person after another through their day until told to stop; then finishes the present call. */
export async function write(
  door: Door,
  people: Person[],
  calls: Call[],
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  for (let person = people.pop(); person && !isOver(); person = people.pop()) {
    for (const call of calls) {
      if (isOver()) return;
      const id = await insist(door, person, call, tally);
      if (id === null) break;
      tally.acknowledged.push({ person, kind: call.kind, sId: call.sId, id });
    }
  }
}

/** Makes a call until it is answered; null when the answer is no. */
async function insist(door: Door, person: Person, call: Call, tally: Tally): Promise<string | null> {
  const answer = await answered(door, person, call, tally);
  if (answer.status === 200) return idIn(answer.text) ?? '';
  tally.faults.push(`${call.url} ${call.sId} answered ${answer.status} ${answer.text.slice(0, 200)}`);
  return null;
}

/** A call without a body is a question. */
export type Asked = Pick<Call, 'url' | 'files'> & { body?: object };

/** One sending, between two moments of the process's own clock; the answer is null where the connection died. */
export type Sent = { key: string; start: number; end: number; answer: Answer | null };

/** Makes a call until it is answered, under one key; `sent` is called for each sending. */
export async function answered(
  door: Door,
  person: Person,
  asked: Asked,
  tally: Tally,
  sent: (sending: Sent) => void = () => {},
): Promise<Answer> {
  const key = randomUUID();
  for (;;) {
    const url = await door.url;
    const start = performance.now();
    const answer = await send(url, person, asked, key).catch(() => null);
    const end = performance.now();
    tally.heard(answer, end - start);
    sent({ key, start, end, answer });
    if (!answer) {
      tally.cutOff += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    if (!tally.isLater(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  }
}

async function send(
  url: string,
  { id, token }: Person,
  { url: path, body, files }: Asked,
  key: string,
): Promise<Answer> {
  const known = identity({ id, token });
  const headers = { ...known, 'csrf-token': formToken(token), 'idempotency-key': key };
  const reply = !body
    ? await fetch(url + path, { headers: known })
    : files
      ? await fetch(url + path, { method: 'POST', headers, body: formOf(body, files) })
      : await fetch(url + path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
  return { status: reply.status, text: await reply.text() };
}

/** The cookies and address of a person. Each calls from a network of their own, so that nobody's calls are counted as another's. */
export const identity = ({ id, token }: Person) => ({
  cookie: `pimento_session=${token}`,
  'x-forwarded-for': `fd00:${id.slice(-4)}:${id.slice(-8, -4)}::1`,
});

function formOf(extraInfo: object, files: Record<string, Blob>): FormData {
  const form = new FormData();
  form.append('extraInfo', JSON.stringify(extraInfo));
  for (const [field, file] of Object.entries(files))
    form.append(field, file, file instanceof File ? file.name : `${field}.png`);
  return form;
}

function idIn(text: string): string | null {
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null && '_id' in body ? String(body._id) : null;
}
