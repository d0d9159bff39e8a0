// Merges the answers that two tabs gave to one form, question by question.
type Answers = Readonly<Record<string, unknown>>;

/** Documents are compared by all but their bytes, which never change under one id. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The questions whose answer in `now` is another than in `before`. */
export const changedSince = (before: Answers, now: Answers): string[] =>
  Object.keys(now).filter((name) => !isSame(now[name], before[name]));

/** The answers of `kept`, but of this tab, which holds `now`, whatever it has changed since `before`. */
export const mergeAnswers = <Own extends Answers>(kept: Answers, before: Answers, now: Own): Own => ({
  ...now,
  ...kept,
  ...Object.fromEntries(changedSince(before, now).map((name) => [name, now[name]])),
});
