// How each line of the charts looks: a colour of the tokens and a stroke, so that no line is told by its colour alone.

export type Series = 'users' | 'submitted' | 'verified' | 'applied' | 'approved' | 'rejected';

/** The figures of a day, or of a week named by its first day. */
export type Point = { day: string } & Partial<Record<Series, number>>;

export const STROKES: Record<Series, { colour: string; dash?: string }> = {
  users: { colour: 'var(--leaf)' },
  submitted: { colour: 'var(--tide)', dash: '6 4' },
  verified: { colour: 'var(--leaf)' },
  applied: { colour: 'var(--tide)', dash: '6 4' },
  approved: { colour: 'var(--leaf)' },
  rejected: { colour: 'var(--pimento)', dash: '2 3' },
};
