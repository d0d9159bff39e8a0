// The sample borrower's complete answers to the nine full sections, for demonstrations and tests.
import type { FormAnswers } from '#features/forms/contract.ts';
import { addDays, addMonths, type Day } from '#shared/calendar.ts';
import { sampleAnswers } from './sample-answers.ts';

/** By the section's sId, as they are stored; what the six first sections ask too is answered as there. No documents are among them. */
export function sampleFullAnswers(today: Day): Record<string, FormAnswers> {
  const earlier = sampleAnswers(today);
  const { household_expenses_amount, household_expenses_how_often, dependants, ...income } =
    earlier.income_information ?? {};
  const { trn, mobile_number, marital_status, street_address, town, parish } =
    earlier.basic_information ?? {};
  return {
    personal_and_financial: {
      ...given({ trn, mobile_number, marital_status, dependants }),
      parish_of_birth: 'St. Mary',
      citizenship: 'Citizen',
      partner_works: 'Yes',
      partner_income: 48_000,
      has_savings: 'Yes',
      savings_amount: 85_000,
      savings_kept_in: ['Credit union', 'Partner draw'],
      owns: ['Land'],
      assets_value: 1_200_000,
      is_politically_exposed: false,
    },
    loan: {
      loan_purposes: ['School fees or books', 'Home repairs or furniture'],
      wanted_amount: 90_000,
      wanted_term_months: 6,
      wanted_repayment: 'Fortnightly',
      loan_needed_by: addDays(today, 30),
      has_guarantor: true,
    },
    educational: {
      highest_education: 'HEART or other vocational certificate',
      last_school: 'HEART Academy, Runaway Bay',
      year_finished: '2009',
      other_training: 'Front office and food handling',
      is_studying: 'No',
    },
    occupational: {
      ...earlier.occupational_information,
      supervisor_name: 'Yvonne Blake',
      supervisor_phone: '8765550109',
      hours_per_week: 42,
      had_previous_job: 'Yes',
      previous_job: 'Cashier at Corner Basket Supermarket',
      previous_job_years: 4,
    },
    income: {
      ...income,
      income_before_tax: 74_500,
      income_steadiness: 'The same every time',
      expects_change: 'No',
    },
    housing: {
      ...given({ street_address, town, parish }),
      moved_in_date: addMonths(today, -50),
      people_in_home: 4,
      housing_status: 'I rent',
      housing_payment: 32_000,
      housing_how_often_paid: 'Monthly',
      landlord_name: 'Errol Facey',
      landlord_phone: '8765550133',
    },
    expenses: {
      expense_food: 34_000,
      expense_transport: 14_500,
      expense_electricity: 9_800,
      expense_water: 3_100,
      expense_phone_internet: 6_400,
      expense_insurance: 0,
      expense_school: 8_000,
      expense_medical: 2_500,
      expense_family_support: 5_000,
      expense_church_clubs: 2_000,
      expense_partner_draw: 10_000,
      expense_other: 1_500,
    },
    debt: {
      ...earlier.debt_information,
      ...given({
        has_credit_card: earlier.credit_info?.has_credit_card,
        credit_card_limit: earlier.credit_info?.credit_card_limit,
        credit_card_balance: earlier.credit_info?.credit_card_balance,
        credit_card_payment: earlier.credit_info?.credit_card_payment,
      }),
      is_guarantor: 'No',
    },
    social: {
      reference_name: 'Pastor Neville Grant',
      reference_relationship: 'Pastor or church leader',
      reference_mobile: '8765550155',
      groups: ['Church', 'Partner draw'],
      volunteers: 'Yes',
      answers_are_true: true,
    },
  };
}

type Maybe = Record<string, FormAnswers[string] | undefined>;

function given(answers: Maybe): FormAnswers {
  const found: FormAnswers = {};
  for (const [name, answer] of Object.entries(answers)) if (answer !== undefined) found[name] = answer;
  return found;
}
