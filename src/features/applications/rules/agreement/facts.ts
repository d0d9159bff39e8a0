// The figures of an agreement: the whole cost and every date, as if the money were handed over on the day of the paper.
import { costOfLoan } from '#features/loans/rules/cost-of-loan.ts';
import { duePoints, type Payable, type RepaymentOption, scheduleOf } from '#features/loans/rules/schedule.ts';
import type { Day } from '#shared/calendar.ts';
import { addCents, type Cents, subtractCents } from '#shared/money.ts';
import type { AgreementFacts } from '../../contract/agreement.ts';

export type AgreedTerms = {
  amountCents: Cents;
  rateMonthlyBps: number;
  termMonths: number;
  repaymentOption: RepaymentOption;
};

type Around = Pick<
  AgreementFacts,
  'number' | 'preparedOn' | 'approvedOn' | 'lender' | 'runBy' | 'contactEmail'
>;

/**
 * There are as many instalments as there were when the loan was asked for (`askedOn`): what was shown then is what is signed,
 * to the cent. Throws RangeError on terms that no loan can have.
 */
export function agreementFacts(
  terms: AgreedTerms,
  around: Around,
  askedOn: Day = around.preparedOn,
  payable?: Payable,
): AgreementFacts {
  const instalments = duePoints({ ...terms, firstDay: askedOn }).length;
  const priced = { ...terms, instalments, firstDay: around.preparedOn };
  const { feeCents, cashInHandCents, interestCents, totalRepaymentCents, effectiveYearlyBps } =
    costOfLoan(priced);
  let leftCents = totalRepaymentCents;
  const schedule = scheduleOf(priced, payable).map((instalment) => {
    const amountCents = addCents(instalment.interestCents, instalment.principalCents);
    leftCents = subtractCents(leftCents, amountCents);
    return { ...instalment, amountCents, leftCents };
  });
  return {
    ...around,
    ...terms,
    feeCents,
    cashInHandCents,
    interestCents,
    totalRepaymentCents,
    effectiveYearlyBps,
    schedule,
  };
}

/** The first version of the agreement's words that says how a Sunday or holiday moves a due date. */
const MOVES_DAYS_SINCE = 3;

/** How due days move under a signed agreement: an older paper leaves them on Sundays and holidays, and what it says stands. */
export const payableAsSigned = (templateVersion: number | null): Payable | undefined =>
  templateVersion !== null && templateVersion < MOVES_DAYS_SINCE ? (day) => day : undefined;

/** The number of an agreement: short enough to be read out, and made of twelve random digits of the application's id. */
export const agreementNumber = (applicationId: string): string =>
  ['PA', ...(applicationId.slice(-12).toUpperCase().match(/.{4}/g) ?? [])].join('-');

/** The day up to which an agreement's payments run; the day of the paper where there are none. */
export const lastDueOn = ({ schedule, preparedOn }: Pick<AgreementFacts, 'schedule' | 'preparedOn'>): Day =>
  schedule.at(-1)?.dueOn ?? preparedOn;
