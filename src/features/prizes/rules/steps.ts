// A prize's description holds the steps to redeem it, separated by commas; figures such as $1,500 are left whole, and each begins with a capital.

export const stepsOf = (description: string): string[] =>
  description
    .split(/,(?!\d{3})/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map((step) => step.charAt(0).toUpperCase() + step.slice(1));
