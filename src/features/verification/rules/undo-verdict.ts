// How long a verdict may be taken back, and by whom. Its mail leaves only after that.

export const UNDO_MS = 10_000;

type Decision = { by: string | null; at: Date | null };

/** Until when, from the moment of the decision. */
export const undoUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + UNDO_MS);

/** Only whoever decided may, and not a moment later. */
export const mayUndo = ({ by, at }: Decision, me: string, now: Date): boolean =>
  by === me && at !== null && now < undoUntil(at);
