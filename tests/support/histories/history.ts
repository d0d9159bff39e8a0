// A history: what several callers asked of one record, when, and what each was answered. Kept as JSON lines (docs/proofs.md).

/** What a call came to; `unknown` where the connection died before an answer. */
export type Outcome =
  | { outcome: 'ok'; answer: unknown }
  | { outcome: 'refused'; code: string }
  | { outcome: 'unknown' };

/** One line of a history: one call as it was sent. A repeated call has the same key, and a line of its own. */
export type CallLine = {
  /** What is judged by itself: its calls touch nothing that another record's calls touch. */
  record: string;
  /** Who called; one call at a time, but for what a background job does in their name. */
  process: string;
  operation: string;
  /** The intent: a server that keeps its word does it at most once, however often it is sent. */
  key: string;
  input: unknown;
  /** Milliseconds of one clock that never goes back. */
  start: number;
  end: number;
} & Outcome;

/** An intent with the whole time in which it may have taken effect; without an answer that has no end. */
export type Intent = Pick<CallLine, 'operation' | 'input' | 'start' | 'end'> & Outcome;

/** The intents of each record, by their beginning. What was sent again is one intent: from the first sending to the answer. */
export function intentsByRecord(lines: readonly CallLine[]): Map<string, Intent[]> {
  const byRecord = Map.groupBy(lines, ({ record }) => record);
  return new Map([...byRecord].map(([record, own]) => [record, intentsOf(own)]));
}

function intentsOf(lines: readonly CallLine[]): Intent[] {
  const byKey = Map.groupBy(lines, ({ key }) => key);
  return [...byKey.values()].map(intentOf).toSorted((one, other) => one.start - other.start);
}

function intentOf(sent: readonly CallLine[]): Intent {
  const start = Math.min(...sent.map((line) => line.start));
  const answered = sent.find(({ outcome }) => outcome !== 'unknown');
  const [first] = sent;
  if (!first) throw new RangeError('an intent that was never sent');
  return answered ? { ...answered, start } : { ...first, start, end: Number.POSITIVE_INFINITY };
}
