// How long a verdict may be taken back, and by whom. Its mail leaves only after that.

export const UNDO_MS = 10_000;

type Decision = { by: string | null; at: Date | null };

/** The moment until which a verdict may be taken back. */
export const undoUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + UNDO_MS);

/** Whether an officer may take a verdict back: only whoever decided may, and only before `undoUntil`. */
export const mayUndo = ({ by, at }: Decision, me: string, now: Date): boolean =>
  by === me && at !== null && now < undoUntil(at);
