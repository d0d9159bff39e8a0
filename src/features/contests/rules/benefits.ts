// The benefits of a contest: its description is a list separated by commas.

export const benefitsOf = (description: string): string[] =>
  description
    .split(',')
    .map((benefit) => benefit.trim())
    .filter((benefit) => benefit !== '');
