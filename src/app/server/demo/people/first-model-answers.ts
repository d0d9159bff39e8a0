// A demo person's answers to the six first sections: the sample borrower's, with what is different about this one.
import type { FormAnswers } from '#features/forms/contract.ts';
import { banks, otherIncomeSources, relationships } from '#features/information/defaults/choices.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { addMonths, type Day } from '#shared/calendar.ts';
import { type DemoPerson, drawMobile, roundTo } from './person.ts';
import type { Random } from './random.ts';
import { FIRST_NAMES } from './words.ts';

/** By the section's sId. They may hold more than is asked of this person: validating them leaves the rest out. */
export function firstModelAnswers(
  person: DemoPerson,
  today: Day,
  random: Random,
): Record<string, FormAnswers> {
  const sample = sampleAnswers(today);
  const income = incomeAnswers(person, random);
  return {
    basic_information: { ...sample.basic_information, ...basicAnswers(person, random) },
    occupational_information: { ...sample.occupational_information, ...workAnswers(person, today, random) },
    income_information: { ...sample.income_information, ...income },
    banking_information: { ...sample.banking_information, ...bankAnswers(person, today, random) },
    debt_information: debtAnswers(person),
    credit_info: { ...sample.credit_info, ...creditAnswers(person, random) },
  };
}

function basicAnswers(person: DemoPerson, random: Random): FormAnswers {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    date_of_birth: person.birthDay,
    gender: person.gender,
    marital_status: person.maritalStatus,
    trn: person.trn,
    mobile_number: person.mobile,
    street_address: person.street,
    town: person.town,
    parish: person.parish,
    id_type: person.idType,
    id_number: person.idNumber,
    id_expiry_date: person.idExpiresOn,
    contact_person_name: `${random.pick([...FIRST_NAMES.Female, ...FIRST_NAMES.Male])} ${person.lastName}`,
    contact_person_relationship: optionOf(relationships, random),
    contact_person_mobile: drawMobile(random),
  };
}

function workAnswers({ living, parish }: DemoPerson, today: Day, random: Random): FormAnswers {
  const { trade } = living;
  return {
    employment_status: living.status,
    job_start_date: living.startedOn,
    contract_end_date: addMonths(today, random.whole(3, 11)),
    ...(trade ? { job_title: trade.title, industry: trade.industry, employer_name: trade.firm } : {}),
    ...(trade?.describes ? { business_name: trade.firm, business_description: trade.describes } : {}),
    employer_phone: drawMobile(random),
    employer_parish: parish,
    ...(living.school ? { school_name: living.school } : {}),
  };
}

/** Times a month, as people are paid. */
const PAID_A_MONTH: Record<string, number> = { Weekly: 52 / 12, Fortnightly: 26 / 12, 'Twice a month': 2 };

export const payOf = ({ monthlyIncome, often }: DemoPerson['living']): number =>
  roundTo(monthlyIncome / (PAID_A_MONTH[often] ?? 1), 100);

function incomeAnswers(person: DemoPerson, random: Random): FormAnswers {
  return {
    ...moneyInAnswers(person, random),
    household_expenses_amount: person.monthlyExpenses,
    household_expenses_how_often: 'Monthly',
    dependants: person.dependants,
  };
}

function moneyInAnswers({ living, hasBank }: DemoPerson, random: Random): FormAnswers {
  return {
    income_source: living.incomeSource,
    income_amount: payOf(living),
    how_often_paid: living.often,
    paid_by: hasBank && !living.trade?.describes ? 'Bank transfer' : 'Cash',
    has_other_income: random.chance(0.3) ? 'Yes' : 'No',
    other_income_sources: [optionOf(otherIncomeSources, random)],
    other_income_amount: random.stepped(3_000, 25_000, 500),
    other_income_how_often: 'Monthly',
  };
}

function bankAnswers(
  { hasBank, parish, firstName, lastName }: DemoPerson,
  today: Day,
  random: Random,
): FormAnswers {
  const account = (prefix: string) => ({
    [`${prefix}bank_name`]: optionOf(
      banks.filter(({ value }) => !value.startsWith('Other')),
      random,
    ),
    [`${prefix}bank_branch`]: parish,
    [`${prefix}account_type`]: 'Savings',
    [`${prefix}account_number`]: random.digits(10),
  });
  return {
    has_bank_account: hasBank ? 'Yes' : 'No',
    ...account(''),
    account_holder: `${firstName} ${lastName}`,
    account_opened_date: addMonths(today, -random.whole(14, 200)),
    other_way_to_be_paid: 'Remittance service',
    has_second_account: random.chance(0.15) ? 'Yes' : 'No',
    ...account('second_'),
  };
}

export function debtAnswers({ debts }: DemoPerson): FormAnswers {
  const each = debts.map((debt, index) => ({
    [`debt_${index + 1}_lender`]: debt.lender,
    [`debt_${index + 1}_type`]: debt.type,
    [`debt_${index + 1}_balance`]: debt.balance,
    [`debt_${index + 1}_payment`]: debt.payment,
    [`debt_${index + 1}_how_often_paid`]: 'Monthly',
    [`debt_${index + 1}_in_arrears`]: debt.inArrears ? 'Yes' : 'No',
  }));
  return Object.assign({ number_of_debts: String(debts.length) }, ...each);
}

function creditAnswers(person: DemoPerson, random: Random): FormAnswers {
  const hasBorrowed = person.debts.length > 0 || random.chance(0.4);
  return {
    ...cardAnswers(person, random),
    has_had_loan: hasBorrowed ? 'Yes' : 'No',
    loans_repaid_count: random.whole(0, 4),
    missed_payments_12_months: random.weighted([
      [0, 84],
      [1, 10],
      [3, 6],
    ]),
    missed_payments_reason: 'The light bill was high that month and I paid a week late.',
    has_defaulted: random.chance(0.03) ? 'Yes' : 'No',
    has_been_bankrupt: 'No',
    has_credit_report: random.chance(0.12) ? 'Yes' : 'No',
    credit_bureau: 'Other',
  };
}

function cardAnswers({ living, hasBank }: DemoPerson, random: Random): FormAnswers {
  const limit = random.stepped(20_000, 120_000, 5_000);
  const balance = roundTo(limit * 0.7 * random.fraction(), 100);
  return {
    has_credit_card: hasBank && living.monthlyIncome > 100_000 && random.chance(0.35) ? 'Yes' : 'No',
    credit_card_count: 1,
    credit_card_limit: limit,
    credit_card_balance: balance,
    credit_card_payment: roundTo(balance * 0.06, 100),
  };
}

/** The value of one of a list of options. */
export const optionOf = (options: readonly { value: string }[], random: Random): string =>
  random.pick(options).value;
