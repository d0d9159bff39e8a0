// Which one thing the card on top of a borrower's first screen is about.
import type { NextStep } from '#features/information/contract.ts';
import type { NextOfLoan } from '#features/loans/contract/next-of-loan.ts';
import { isPressing, isSoon } from '#features/loans/rules/own/next-of-loan.ts';
import type { MoneyCard } from '../../contract/dashboard.ts';

type Kind = MoneyCard['kind'];
type Of<K extends Kind> = Extract<MoneyCard, { kind: K }>;

/** What is true of one person now; of each kind the most urgent one, null where there is none. */
export type MoneyFacts = {
  loan: NextOfLoan | null;
  application: Of<'sign' | 'prove' | 'answer' | 'checking' | 'preparing' | 'onItsWay' | 'asked'> | null;
  /** The application to us that they made last, where staff rejected it. */
  rejected: Of<'rejected'> | null;
  /** Whether the engine offers a loan of ours now; null where it was not asked, because sections are missing or a loan stands open. */
  offer: Of<'offer' | 'noOffer'> | null;
  step: NextStep['action'];
};

/**
 * A payment that is late comes before everything, since each day makes it worse; then what only its borrower can do and money
 * waits for: the signature, what must be verified of a signed loan, a payment of the next days, the answer to a lender, a document to be handed in again. Then what we owe them to know: where
 * the money is, what is to be paid next, that we said no, what is offered, what was asked for. The sections come when nothing is to be said about money.
 */
export function mostUrgent({ loan, application, rejected, offer, step }: MoneyFacts): MoneyCard {
  const sections: Of<'nextStep'> = { kind: 'nextStep' };
  const inOrder: (MoneyCard | false | null)[] = [
    loan && isPressing(loan) && loan,
    (application?.kind === 'sign' || application?.kind === 'prove') && application,
    loan && isSoon(loan) && loan,
    application?.kind === 'answer' && application,
    step === 'mend' && sections,
    (application?.kind === 'onItsWay' || application?.kind === 'checking') && application,
    application?.kind === 'preparing' && application,
    loan,
    rejected,
    offer?.kind === 'offer' && offer,
    application,
    step !== 'offer' && sections,
    offer,
  ];
  return inOrder.find((card) => card !== false && card !== null) || sections;
}

/**
 * The kinds of application from the most to the least urgent: to be signed, to be proved, to be answered, money on
 * its way, and at last what was only asked for.
 */
const URGENCY: readonly Kind[] = ['sign', 'prove', 'answer', 'onItsWay', 'checking', 'preparing', 'asked'];

/** The newest of the most urgent kind; they come the newest first. */
export const mostUrgentOf = (
  applications: readonly NonNullable<MoneyFacts['application']>[],
): MoneyFacts['application'] =>
  applications.toSorted((one, other) => URGENCY.indexOf(one.kind) - URGENCY.indexOf(other.kind))[0] ?? null;
