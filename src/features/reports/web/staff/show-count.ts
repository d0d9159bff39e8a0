// A count as people read it: `12,345`.

const format = new Intl.NumberFormat('en');

export const showCount = (count: number): string => format.format(count);
