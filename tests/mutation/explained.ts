// Alterations that no test can notice, because the product behaves the same with them. One that a test notices, or that is gone, fails `npm run prove:mutants`.

export type Explained = {
  file: string;
  /** The line on which it begins, without the blanks around it. */
  line: string;
  /** What stands there instead, of each alteration meant. */
  becomes: readonly string[];
  why: string;
};

export const explained: Explained[] = [
  {
    file: 'src/features/accounts/rules/fields.ts',
    line: "const name = readEmail(email).split('@')[0] ?? '';",
    becomes: ['"Stryker was here!"'],
    why: 'A text that is split has a first part; the compiler alone asks for what would stand for it.',
  },
  {
    file: 'src/features/accounts/rules/fields.ts',
    line: "phone: (given.phone ?? '').trim().length > PHONE_MAX ? texts.phoneLong : undefined,",
    becomes: ['"Stryker was here!"'],
    why: 'What stands for no number has to be short, and nothing else is asked of it.',
  },
  {
    file: 'src/features/accounts/rules/fields.ts',
    line: "email = '',",
    becomes: ['"Stryker was here!"'],
    why: 'Where the address is not known any text will do that no password has in it.',
  },
  {
    file: 'src/features/accounts/rules/may-change-person.ts',
    line: "person.userType === 'User' && !person.isDeleted && stageOf(person) === 'pastQuiz';",
    becomes: ['true'],
    why: 'The quiz is for borrowers alone, so nobody else is past it; that it is asked first is for the reader.',
  },
  {
    file: 'src/features/applications/rules/prequalify.ts',
    line: 'if (incomeCents === null || expensesCents === null || debtPaymentsCents === null) return null;',
    becomes: ['false'],
    why: 'Without an income there is nothing to compare debts with either, which has the same answer.',
  },
  {
    file: 'src/features/applications/rules/prequalify.ts',
    line: "return read.every((sId) => sId !== undefined && statuses.get(sId) === 'Verified');",
    becomes: ['true'],
    why: 'What is no section has no status; the compiler alone asks first.',
  },
  {
    file: 'src/features/applications/rules/take-offer.ts',
    line: "if (wanted === null || wanted < AMOUNT_STEP_CENTS) return { kind: 'noAmount' };",
    becomes: ['false'],
    why: 'Nothing is less than a step too; the compiler alone asks first.',
  },
  {
    file: 'src/features/applications/rules/agreement/facts.ts',
    line: "['PA', ...(applicationId.slice(-12).toUpperCase().match(/.{4}/g) ?? [])].join('-');",
    becomes: ['["Stryker was here"]'],
    why: 'An id ends with twelve figures, so three times four are found.',
  },
  {
    file: 'src/features/applications/rules/agreement/figures-in-words.ts',
    line: "`${(bps / 100).toLocaleString('en-JM', { maximumFractionDigits: 2 })}%`;",
    becomes: ['{}'],
    why: 'Hundredths have no third decimal that could be left out.',
  },
  {
    file: 'src/features/decisions/rules/policy/canonical.ts',
    line: 'const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));',
    becomes: ['one <= other'],
    why: 'No two members of an object have the same name.',
  },
  {
    file: 'src/features/decisions/rules/policy/policy-changes.ts',
    line: 'const was = earlier.find((group) => group.key === key)?.figures ?? [];',
    becomes: ['["Stryker was here"]', 'earlier.find(group => group.key === key).figures'],
    why: 'Every policy has every group; the compiler alone asks for what would stand for one.',
  },
  {
    file: 'src/features/decisions/rules/policy/policy-changes.ts',
    line: 'label: (now ?? old)?.label ?? place,',
    becomes: ['(now ?? old).label'],
    why: 'A place is that of a figure in one of the two policies.',
  },
  {
    file: 'src/features/seeds/rules/level.ts',
    line: "return levels[Math.min(levels.length, Math.max(1, score)) - 1] ?? 'seed1';",
    becomes: ['""'],
    why: 'The place is always within the list; the compiler alone asks for what would stand beside it.',
  },
  {
    file: 'src/features/contests/rules/draw-winners.ts',
    line: "const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [",
    becomes: ['true'],
    why: 'Whether the key could be read out again changes no draw.',
  },
  {
    file: 'src/features/contests/rules/draw-winners.ts',
    line: 'if (place !== null) winners.push(...left.splice(place, 1));',
    becomes: ['true'],
    why: 'A number is thrown away once in billions of draws; that placeFrom does it has its own test.',
  },
  {
    file: 'src/features/contests/rules/judge-contest.ts',
    line: 'value !== null && Number.isInteger(value) && value >= least && value <= most',
    becomes: ['true'],
    why: 'Nothing is no whole number either; the compiler alone asks first.',
  },
  {
    file: 'src/platform/server/gate.ts',
    line: 'if (left > 0) owned.set(owner, left);',
    becomes: ['true', 'left >= 0'],
    why: 'An owner with nothing at work counts the same, remembered as nothing or not remembered: only memory is saved.',
  },
  {
    file: 'src/features/prizes/rules/coupon-codes.ts',
    line: '.split(/[\\r\\n,;\\t]+/)',
    becomes: ['/[\\r\\n,;\\t]/'],
    why: 'What is empty between two signs is left out afterwards.',
  },
  {
    file: 'src/features/prizes/rules/coupon-codes.ts',
    line: "const given = HEADING.test(cells[0] ?? '') ? cells.slice(1) : cells;",
    becomes: ['"Stryker was here!"'],
    why: 'Without any cell there is none to leave out, whatever stands for it.',
  },
  {
    file: 'src/features/prizes/rules/prize-faults.ts',
    line: 'const isToTheCent = Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;',
    becomes: ['Math.abs(value * 100 - Math.round(value * 100)) <= 1e-4'],
    why: 'A ten-thousandth of a cent is room for what a computer cannot write exactly; no sum stands on that very line.',
  },
  {
    file: 'src/shared/calendar.ts',
    line: 'if (!/^\\d{4}-\\d{2}-\\d{2}$/.test(text)) return null;',
    becomes: ['false', '/\\d{4}-\\d{2}-\\d{2}$/', '/^\\d{4}-\\d{2}-\\d{2}/'],
    why: 'With the time behind it the engine reads nothing else as a moment, and the moment has to begin with the text; the pattern spares relying on that.',
  },
  {
    file: 'src/shared/id.ts',
    line: 'if (used === pool.length) {',
    becomes: ['true'],
    why: 'Chance drawn anew for each is as good, and slower.',
  },
  {
    file: 'src/shared/money.ts',
    line: 'if (!Number.isFinite(dollars) || Math.abs(dollars * 100 - scaled) > 1e-4)',
    becomes: ['Math.abs(dollars * 100 - scaled) >= 1e-4'],
    why: 'A ten-thousandth of a cent is room for what a computer cannot write exactly; no sum stands on that very line.',
  },
  {
    file: 'src/shared/money.ts',
    line: 'const twice = 2n * (product < 0n ? -product : product) + (divisor < 0n ? -divisor : divisor);',
    becomes: ['product <= 0n', 'divisor <= 0n'],
    why: 'Nothing has no sign.',
  },
  {
    file: 'src/shared/money.ts',
    line: 'const size = twice / (2n * (divisor < 0n ? -divisor : divisor));',
    becomes: ['divisor <= 0n'],
    why: 'Nothing has no sign.',
  },
  {
    file: 'src/shared/money.ts',
    line: 'return cents(Number(product < 0n !== divisor < 0n ? -size : size));',
    becomes: ['product <= 0n', 'divisor <= 0n'],
    why: 'Of nothing the share is nothing, with either sign; nothing is no divisor.',
  },
];
