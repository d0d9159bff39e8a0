// Lists that several sections choose from.
import type { FieldDefinition } from '#features/forms/contract.ts';

type Options = NonNullable<FieldDefinition['options']>;

/** Options whose stored value is the name that people see. */
export const choices = (...names: string[]): Options => names.map((name) => ({ value: name, name }));

export const yesNo = choices('Yes', 'No');

export const parishes = choices(
  'Kingston',
  'St. Andrew',
  'St. Thomas',
  'Portland',
  'St. Mary',
  'St. Ann',
  'Trelawny',
  'St. James',
  'Hanover',
  'Westmoreland',
  'St. Elizabeth',
  'Manchester',
  'Clarendon',
  'St. Catherine',
);

/** How often money goes out; the decision brings each to a month. */
export const frequencies = choices(
  'Weekly',
  'Fortnightly',
  'Twice a month',
  'Monthly',
  'Quarterly',
  'Annually',
);

/** How often money comes in: the same, and day's work. */
export const payFrequencies = [...choices('Daily'), ...frequencies];

/** Those who work for an employer, and those who work at all. */
export const employedStatuses = ['Employed full time', 'Employed part time', 'Contract', 'Seasonal'];
export const workingStatuses = [...employedStatuses, 'Self-employed'];

export const employmentStatuses = choices(
  ...workingStatuses,
  'Unemployed',
  'Retired',
  'Student',
  'Homemaker',
);

export const industries = choices(
  'Agriculture and fishing',
  'Banking and insurance',
  'Business process outsourcing',
  'Construction and trades',
  'Education',
  'Entertainment and sport',
  'Government and public service',
  'Health',
  'Household work',
  'Manufacturing',
  'Market, shop and street trade',
  'Mining and quarrying',
  'Security',
  'Tourism and hospitality',
  'Transport and delivery',
  'Other',
);

export const banks = choices(
  'National Commercial Bank (NCB)',
  'Scotiabank Jamaica',
  'JN Bank',
  'Sagicor Bank',
  'CIBC Caribbean',
  'First Global Bank',
  'JMMB Bank',
  'Citibank Jamaica',
  'COK Sodality Credit Union',
  'First Heritage Credit Union',
  'JPS & Partners Credit Union',
  'Other credit union',
  'Other',
);

export const accountTypes = choices('Savings', 'Chequing', 'Credit union shares');

export const identityPapers = choices("Driver's licence", 'Passport', "Voter's ID");

export const incomeSources = choices(
  'Salary or wages',
  'Own business or trade',
  'Pension',
  'Support from family or friends',
  'Remittances from abroad',
  'Government benefit',
  'No income now',
);

export const otherIncomeSources = choices(
  'Second job',
  'Own business or trade',
  'Rent from property',
  'Remittances from abroad',
  'Pension',
  'Support from family or friends',
  'Government benefit',
  'Investments',
  'Other',
);

export const relationships = choices(
  'Husband or wife',
  'Partner',
  'Parent',
  'Brother or sister',
  'Child',
  'Other relative',
  'Friend',
);

export const maritalStatuses = choices('Single', 'Married', 'Common-law', 'Separated', 'Divorced', 'Widowed');
