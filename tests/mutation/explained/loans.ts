// What can be altered unnoticed in the rules of loans.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/loans/rules/amount.ts',
    line: 'if (instalmentCents <= 0) return ZERO;',
    becomes: ['instalmentCents < 0'],
    why: 'What carries nothing carries an amount of nothing, worked out or not.',
  },
  {
    file: 'src/features/loans/rules/choice-steps.ts',
    line: 'for (let power = 100_00; power <= most; power *= 10) {',
    becomes: ['power < most'],
    why: 'The most itself is a step anyhow.',
  },
  {
    file: 'src/features/loans/rules/choice-steps.ts',
    line: 'if (step > least && step < most) steps.add(step);',
    becomes: ['step >= least', 'step <= most'],
    why: 'The least and the most are steps anyhow, in their places.',
  },
  {
    file: 'src/features/loans/rules/choice-steps.ts',
    line: 'for (let months = 72; months <= longest; months += MONTHS_A_YEAR) steps.push(months);',
    becomes: ['months < longest'],
    why: 'The longest term is a step anyhow.',
  },
  {
    file: 'src/features/loans/rules/choice-steps.ts',
    line: 'const within = steps.filter((months) => months > shortest && months < longest);',
    becomes: ['months >= shortest', 'months <= longest'],
    why: 'The shortest and the longest term are steps anyhow, in their places.',
  },
  {
    file: 'src/features/loans/rules/cost-of-loan.ts',
    line: 'amountCents: schedule[index]?.amountCents ?? ZERO,',
    becomes: ['schedule[index].amountCents'],
    why: 'There are as many instalments as days on which they fall due; the compiler alone asks.',
  },
  {
    file: 'src/features/loans/rules/cost-of-loan.ts',
    line: 'instalmentCents: schedule[0]?.amountCents ?? ZERO,',
    becomes: ['schedule[0].amountCents'],
    why: 'A loan has an instalment at least; the compiler alone asks.',
  },
  {
    file: 'src/features/loans/rules/effective-rate.ts',
    line: 'if (cashInHandCents <= 0 || worthAt(0, instalments) <= cashInHandCents) return 0;',
    becomes: ['false', 'worthAt(0, instalments) < cashInHandCents'],
    why: 'Where nothing is paid beyond the cash the halving ends at a rate of nothing too.',
  },
  {
    file: 'src/features/loans/rules/effective-rate.ts',
    line: 'while (worthAt(high, instalments) > cashInHandCents) high *= 2;',
    becomes: ['worthAt(high, instalments) >= cashInHandCents'],
    why: 'Begun one doubling further up the halving ends at the same basis point.',
  },
  {
    file: 'src/features/loans/rules/effective-rate.ts',
    line: 'for (let halving = 0; halving < HALVINGS; halving++) {',
    becomes: ['halving <= HALVINGS'],
    why: 'One halving more is far below a basis point.',
  },
  {
    file: 'src/features/loans/rules/effective-rate.ts',
    line: 'if (worthAt(middle, instalments) > cashInHandCents) low = middle;',
    becomes: ['worthAt(middle, instalments) >= cashInHandCents'],
    why: 'A rate that is met exactly is the limit from either side.',
  },
  {
    file: 'src/features/loans/rules/loan-number.ts',
    line: '[...digits].reverse().reduce((sum, sign, index) => {',
    becomes: ['[...digits]'],
    why: 'Of nine digits every second one from the left is every second one from the right.',
  },
  {
    file: 'src/features/loans/rules/schedule.ts',
    line: "Daily: { unit: 'day', size: 1 },",
    becomes: ['""'],
    why: 'Only whether it is a month is ever asked.',
  },
];
