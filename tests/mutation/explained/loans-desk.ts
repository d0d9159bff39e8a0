// What can be altered unnoticed in the rules of loans/desk.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/loans/rules/desk/account-on-wire.ts',
    line: 'reverses: reverses === null ? null : (idOf.get(reverses) ?? null),',
    becomes: ['false'],
    why: 'No entry has the number of nothing, so nothing is found for it; the compiler alone asks first.',
  },
  {
    file: 'src/features/loans/rules/desk/may-book.ts',
    line: "const booked = book(account, event, () => 'asked');",
    becomes: ['() => undefined', '""'],
    why: 'Whether the books would take an event follows from the event, never from what its entries would be called.',
  },
  {
    file: 'src/features/loans/rules/desk/payment.ts',
    line: "const booked = book(account, { kind: 'Repayment', amountCents, on }, () => 'preview');",
    becomes: ['() => undefined', '""'],
    why: 'What a payment would do follows from the entries, never from what they would be called.',
  },
];
