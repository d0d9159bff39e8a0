// What the 5-in-5 quiz asks, and when an answer is complete; the same verdict moves the screen on and guards the server.
import { readDollars } from '#shared/money.ts';
import type { FinancialQuestionnaire, FinancialQuestionnaireSoFar } from '../contract.ts';
import { quizTexts } from '../texts/quiz.ts';

/** The five steps of happiness with the present credit provider, in the specification's own spelling (one dash is longer). */
export const FEELINGS = [
  '1 – Very Unsatisfied',
  '2 - Unsatisfied',
  '3 - Neutral',
  '4 - Satisfied',
  '5 – Very Satisfied',
] as const;

/** What may be chosen, as rewards and as offers that appeal; the titles are what is stored. */
export const REWARDS = [
  'Credit Cards',
  'Short term loan',
  'Car loan',
  'Mortgage product',
  'Business Loan',
  'Car Insurance',
  'Home insurance',
  'Stocks',
  'Legal advice',
  'Vacations',
  'Dining',
  'Food delivery',
  'Mobile Top Up',
  'Supermarket',
  'Gas Vouchers',
  'School fees',
  'Books',
  'Loan Payments',
  'Online Gift cards',
] as const;

export const REWARDS_CHOSEN = 3;

/** The largest monthly throw taken as meant, in dollars. */
const LARGEST_THROW = 10_000_000;

/** The questions that the quiz and the preferences questionnaire share. */
export type FinancialDraft = {
  feeling: string | null;
  partnerDraw: boolean | null;
  throwPerMonth: number | null;
};

export type QuizDraft = FinancialDraft & { rewards: readonly string[] };

export const draftOf = (given: FinancialQuestionnaireSoFar | null): FinancialDraft => ({
  feeling: given?.current_financial_situation_feeling ?? null,
  partnerDraw: given?.partner_draw ?? null,
  throwPerMonth: given?.partner_draw ? (given.throw_per_month ?? null) : null,
});

/** The questionnaire's answers; the amount goes only with a yes. */
export const questionnaireOf = ({
  feeling,
  partnerDraw,
  throwPerMonth,
}: FinancialDraft): FinancialQuestionnaire => ({
  current_financial_situation_feeling: feeling ?? '',
  partner_draw: partnerDraw ?? false,
  ...(partnerDraw && throwPerMonth !== null ? { throw_per_month: throwPerMonth } : {}),
});

export const isFeelingAnswered = ({ feeling }: FinancialDraft): boolean =>
  feeling !== null && FEELINGS.some((each) => each === feeling);

/** Question 1: yes or no, and for a yes a monthly amount in dollars, above zero, with at most two decimals. */
export function isDrawAnswered({ partnerDraw, throwPerMonth }: FinancialDraft): boolean {
  if (partnerDraw === null) return false;
  return !partnerDraw || isMonthlyThrow(throwPerMonth);
}

function isMonthlyThrow(dollars: number | null): boolean {
  if (dollars === null) return false;
  return dollars > 0 && dollars <= LARGEST_THROW && readDollars(dollars) !== null;
}

export const isReward = (title: string): boolean => REWARDS.some((each) => each === title);

export const areRewardsChosen = ({ rewards }: QuizDraft): boolean =>
  rewards.length === REWARDS_CHOSEN && new Set(rewards).size === REWARDS_CHOSEN && rewards.every(isReward);

/** Chooses or gives up a reward; a fourth is refused with a text and changes nothing. */
export function toggleReward(
  chosen: readonly string[],
  title: string,
): { chosen: readonly string[]; refused: string | null } {
  if (chosen.includes(title)) return { chosen: chosen.filter((each) => each !== title), refused: null };
  if (chosen.length >= REWARDS_CHOSEN) return { chosen, refused: quizTexts.tooManyRewards };
  return { chosen: [...chosen, title], refused: null };
}

/** An amount that somebody sends who throws no partner, by its field; the screens never send one. */
export const throwErrors = (sent: {
  partner_draw: boolean;
  throw_per_month?: number | undefined;
}): Record<string, string> =>
  !sent.partner_draw && sent.throw_per_month !== undefined ? { throw_per_month: quizTexts.noThrow } : {};

/** What is missing, by field; empty when the quiz may be submitted. */
export function quizErrors(draft: QuizDraft): Record<string, string> {
  return {
    ...(isFeelingAnswered(draft) ? {} : { current_financial_situation_feeling: quizTexts.incomplete }),
    ...(isDrawAnswered(draft) ? {} : { partner_draw: quizTexts.incomplete }),
    ...(areRewardsChosen(draft) ? {} : { rewards: quizTexts.chooseThree }),
  };
}
