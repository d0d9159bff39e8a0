// How the staff read whether their queues keep what borrowers were promised.

export const promiseTexts = {
  inTime: (promise: string) => `Decided ${promise}`,
  within24Hours: 'within 24 hours',
  share: (share: string, due: number) => `${share} of ${due.toLocaleString('en-JM')} due in 90 days`,
  noneDecided: 'none in 90 days',
  waiting: (waiting: number, late: number) =>
    `${waiting.toLocaleString('en-JM')} waiting, ${late.toLocaleString('en-JM')} late`,
  oldest: (day: string) => `The oldest is of ${day}`,
} as const;
