// A demo person's answers to the nine full sections; what was answered in the first six stays as it was.
import type { FormAnswers } from '#features/forms/contract.ts';
import { relationships } from '#features/information/defaults/choices.ts';
import { addDays, addMonths, type Day } from '#shared/calendar.ts';
import { debtAnswers, optionOf, payOf } from './first-model-answers.ts';
import { type DemoPerson, drawMobile, roundTo } from './person.ts';
import type { Random } from './random.ts';
import { FIRST_NAMES, LAST_NAMES, SCHOOLS } from './words.ts';

/** By the section's sId; `earlier` are the answers to the six. They may hold more than is asked of this person. */
export function fullModelAnswers(
  person: DemoPerson,
  earlier: Record<string, FormAnswers>,
  today: Day,
  random: Random,
): Record<string, FormAnswers> {
  return {
    personal_and_financial: personalAnswers(person, random),
    loan: loanAnswers(person, today, random),
    educational: schoolAnswers(random),
    occupational: { ...earlier.occupational_information, ...workMoreAnswers(random) },
    income: { ...earlier.income_information, ...incomeMoreAnswers(person, random) },
    housing: housingAnswers(person, today, random),
    expenses: expenseAnswers(person, random),
    debt: { ...earlier.credit_info, ...debtAnswers(person), is_guarantor: 'No' },
    social: socialAnswers(random),
  };
}

function personalAnswers(person: DemoPerson, random: Random): FormAnswers {
  return {
    trn: person.trn,
    mobile_number: person.mobile,
    parish_of_birth: random.chance(0.7) ? person.parish : 'Kingston',
    citizenship: 'Citizen',
    marital_status: person.maritalStatus,
    partner_works: random.chance(0.6) ? 'Yes' : 'No',
    dependants: person.dependants,
    has_savings: random.chance(0.65) ? 'Yes' : 'No',
    savings_amount: random.stepped(5_000, 250_000, 1_000),
    savings_kept_in: [random.pick(['Bank', 'Credit union', 'Partner draw', 'At home'])],
    owns: random.chance(0.5) ? [random.pick(['House', 'Land', 'Motor vehicle', 'Livestock or crops'])] : [],
    is_politically_exposed: false,
  };
}

function loanAnswers({ living }: DemoPerson, today: Day, random: Random): FormAnswers {
  const everyday = [
    'School fees or books',
    'Home repairs or furniture',
    'Medical bills',
    'Bills or an emergency',
  ];
  return {
    loan_purposes: [living.trade?.describes ? 'Stock or tools for a business' : random.pick(everyday)],
    business_plan: 'More stock before the holidays, when the customers come and ask for it.',
    wanted_amount: random.stepped(5_000, 180_000, 1_000),
    wanted_term_months: random.whole(3, 8),
    wanted_repayment: 'Monthly',
    loan_needed_by: addDays(today, random.whole(20, 90)),
    has_guarantor: random.chance(0.2),
  };
}

function schoolAnswers(random: Random): FormAnswers {
  return {
    highest_education: random.pick([
      'High school, CSEC or CXC',
      'High school, CSEC or CXC',
      'HEART or other vocational certificate',
      'Diploma or associate degree',
      "Bachelor's degree",
      'No certificate',
    ]),
    last_school: random.pick(SCHOOLS),
    year_finished: String(random.whole(1985, 2021)),
    is_studying: 'No',
  };
}

function workMoreAnswers(random: Random): FormAnswers {
  return {
    supervisor_name: strangerOf(random),
    supervisor_phone: drawMobile(random),
    hours_per_week: random.whole(30, 50),
    had_previous_job: random.chance(0.6) ? 'Yes' : 'No',
    previous_job: 'Shop assistant at the Corner Basket Supermarket',
    previous_job_years: random.whole(0, 8),
  };
}

function incomeMoreAnswers({ living }: DemoPerson, random: Random): FormAnswers {
  const pay = payOf(living);
  return {
    income_before_tax: roundTo(pay * 1.22, 100),
    income_steadiness: living.trade?.describes
      ? random.pick(['A little more or less', 'Very different from time to time'])
      : 'The same every time',
    income_in_a_slow_period: roundTo(pay * 0.7, 100),
    expects_change: 'No',
  };
}

function housingAnswers(person: DemoPerson, today: Day, random: Random): FormAnswers {
  return {
    street_address: person.street,
    town: person.town,
    parish: person.parish,
    moved_in_date: addMonths(today, -random.whole(15, 240)),
    people_in_home: person.dependants + random.whole(1, 3),
    housing_status: random.pick(['I rent', 'I rent', 'I own it outright', 'I live with family']),
    housing_payment: roundTo(person.living.monthlyIncome * (0.12 + 0.1 * random.fraction()), 500),
    housing_how_often_paid: 'Monthly',
    landlord_name: strangerOf(random),
    landlord_phone: drawMobile(random),
  };
}

/** How a month's living expenses divide; eight tenths of it, for rent comes on top. */
const SHARES: Record<string, number> = {
  expense_food: 0.38,
  expense_transport: 0.16,
  expense_electricity: 0.1,
  expense_water: 0.04,
  expense_phone_internet: 0.06,
  expense_insurance: 0.02,
  expense_school: 0.07,
  expense_medical: 0.03,
  expense_family_support: 0.05,
  expense_church_clubs: 0.03,
  expense_partner_draw: 0.04,
  expense_other: 0.02,
};

const expenseAnswers = ({ monthlyExpenses }: DemoPerson, random: Random): FormAnswers =>
  Object.fromEntries(
    Object.entries(SHARES).map(([name, share]) => {
      const isSpent = share > 0.05 || random.chance(0.75);
      return [name, isSpent ? roundTo(monthlyExpenses * share * 0.8, 100) : 0];
    }),
  );

function socialAnswers(random: Random): FormAnswers {
  return {
    reference_name: strangerOf(random),
    reference_relationship: optionOf(relationships, random),
    reference_mobile: drawMobile(random),
    groups: random.chance(0.7) ? [random.pick(['Church', 'Partner draw', 'Sports club'])] : [],
    volunteers: random.chance(0.3) ? 'Yes' : 'No',
    answers_are_true: true,
  };
}

const strangerOf = (random: Random): string =>
  `${random.pick([...FIRST_NAMES.Female, ...FIRST_NAMES.Male])} ${random.pick(LAST_NAMES)}`;
