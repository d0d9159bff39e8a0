// The figures of an agreement in words, by the names under which its sentences ask for them.
import { PROCESSING_FEE_BPS } from '#features/loans/rules/add-on.ts';
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { showDay } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import type { AgreementFacts } from '../../contract/agreement.ts';
import { agreementFigures as texts } from '../../texts/agreement.ts';
import { lastDueOn } from './facts.ts';

export type Filled = Record<string, string>;

/** The figures in words; `documentId`, the paper's own id, stands on each page. */
export function figuresInWords(
  facts: AgreementFacts,
  { borrower, documentId }: { borrower: string; documentId: string },
): Filled {
  const { lender, runBy, schedule } = facts;
  return {
    documentId,
    borrower,
    number: facts.number,
    preparedOn: showDay(facts.preparedOn),
    approvedOn: showDay(facts.approvedOn),
    lender: lender.name,
    lenderLegalName: lender.legalName,
    lenderAddress: lender.address,
    licence: lender.licence,
    runBy: runBy?.name ?? '',
    runByLegalName: runBy?.legalName ?? '',
    runByAddress: runBy?.address ?? '',
    contactEmail: facts.contactEmail,
    amount: showMoney(facts.amountCents),
    fee: showMoney(facts.feeCents),
    feePercent: showPercent(PROCESSING_FEE_BPS),
    cashInHand: showMoney(facts.cashInHandCents),
    rate: showPercent(facts.rateMonthlyBps),
    term: costTexts.months(facts.termMonths),
    interest: showMoney(facts.interestCents),
    total: showMoney(facts.totalRepaymentCents),
    instalments: instalmentsInWords(facts),
    firstDueOn: showDay(schedule[0]?.dueOn ?? facts.preparedOn),
    lastDueOn: showDay(lastDueOn(facts)),
    effectiveYearlyRate: showPercent(facts.effectiveYearlyBps),
  };
}

type Instalments = {
  repaymentOption: AgreementFacts['repaymentOption'];
  schedule: readonly { amountCents: number }[];
};

/** The instalments in words: how many, of which amount, how often, and the last one where it differs. */
export function instalmentsInWords({ repaymentOption, schedule }: Instalments): string {
  const [first, last] = [schedule[0]?.amountCents ?? 0, schedule.at(-1)?.amountCents ?? 0];
  const amount = showMoney(cents(first));
  if (schedule.length === 1) return texts.one(amount);
  return first === last
    ? texts.equal(schedule.length, amount, repaymentOption)
    : texts.withLast(schedule.length, amount, showMoney(cents(last)), repaymentOption);
}

/** A rate as `6.5%`, with commas between thousands and no more decimals than it has. */
export const showPercent = (bps: number): string =>
  `${(bps / 100).toLocaleString('en-JM', { maximumFractionDigits: 2 })}%`;

/** Fills the names in { } of a sentence. Throws on a name that has no figure. */
export const fillIn = (sentence: string, filled: Filled): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = filled[name];
    if (value === undefined) throw new Error(`an agreement asks for ${name}, which it does not know`);
    return value;
  });
