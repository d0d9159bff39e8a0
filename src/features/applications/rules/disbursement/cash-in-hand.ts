// What is handed over of an amount: all but the processing fee.
import { processingFee } from '#features/loans/rules/add-on.ts';
import { type Cents, subtractCents } from '#shared/money.ts';

export function cashInHand(amountCents: Cents): { feeCents: Cents; cashInHandCents: Cents } {
  const feeCents = processingFee(amountCents);
  return { feeCents, cashInHandCents: subtractCents(amountCents, feeCents) };
}
