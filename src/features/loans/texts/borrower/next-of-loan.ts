// What comes next of a loan that runs.

export const nextOfLoanTexts = {
  next: (amount: string, day: string) => `Next: ${amount} on ${day}`,
  late: (amount: string) => `${amount} is overdue`,
  owed: (amount: string) => `${amount} still owed`,
} as const;
