// Which triggers list columns so that one added to their table later would be forgotten, and nobody notified.

export type Trigger = {
  name: string;
  table: string;
  /** All columns of the table. */
  columns: readonly string[];
  /** The columns of the primary key and the one that says whose row it is, which never change. */
  fixed: readonly string[];
  /** The trigger's condition; empty where it has none. */
  condition: string;
  body: string;
};

/** Every trigger that lists columns and would not see another one, one sentence each. */
export const forgetfulTriggers = (triggers: readonly Trigger[]): string[] =>
  triggers.flatMap((trigger) => [...forgottenInBody(trigger), ...forgottenInCondition(trigger)]);

/** A body that compares several columns at once says of each column what may become of it, or compares all but what it names. */
function forgottenInBody({ name, columns, body }: Trigger): string[] {
  if (!/\(new\.\w+, new\.[^)]*\)\s+is distinct from \(old\./i.test(body) || comparesAllBut(body)) return [];
  const missing = columns.filter((column) => !new RegExp(String.raw`\b${column}\b`).test(body));
  return missing.length === 0 ? [] : [`${name}: compares a list without ${missing.join(', ')}`];
}

/** A condition that names what must have changed names all that its function reads: else a change of the rest goes unnoticed. */
function forgottenInCondition({ name, columns, fixed, condition, body }: Trigger): string[] {
  const named = namesIn(condition);
  if ((condition.match(/is distinct from/gi) ?? []).length < 2) return [];
  const read = namesIn(body).filter((column) => columns.includes(column) && !fixed.includes(column));
  const unread = named.filter((column) => !read.includes(column));
  const missing = read.filter((column) => !named.includes(column));
  return [
    ...(missing.length > 0
      ? [`${name}: reads ${missing.join(', ')}, which its condition does not name`]
      : []),
    ...(unread.length > 0 ? [`${name}: lists ${unread.join(', ')}, which its function does not read`] : []),
  ];
}

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:old|new)\.(\w+)/gi)].map(([, column = '']) => column)),
];

/** Two values without some keys, or a copy of the new row in which what may change was made what it was. */
const comparesAllBut = (body: string): boolean =>
  /to_jsonb\(new\) - /.test(body) || /(\w+) \w+ := new;[\s\S]*\b\w+ is distinct from old\b(?!\.)/.test(body);
