// What the fields of a lender's company must hold: the form shows it beside them, the server insists on it.
import { emailFault } from '#features/accounts/rules/fields.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { companyFieldTexts as texts } from '../../texts/partner-company.ts';

export type CompanyDraft = {
  name: string;
  contactPhone: string;
  contactEmail: string;
  description: string;
  address: string;
  licenceNumber: string;
};

const LONGEST = {
  name: 120,
  contactEmail: 254,
  description: 5_000,
  address: 500,
  licenceNumber: 60,
} as const;
const PHONE_FIGURES = { fewest: 7, most: 15 } as const;
const LONGEST_PHONE = 30;

/** Texts as they are kept: no blanks around them, single ones within a line. */
export const readCompany = (typed: CompanyDraft): CompanyDraft => ({
  name: inOneLine(typed.name),
  contactPhone: inOneLine(typed.contactPhone),
  contactEmail: typed.contactEmail.trim(),
  description: typed.description.trim(),
  address: typed.address.trim(),
  licenceNumber: inOneLine(typed.licenceNumber),
});

const inOneLine = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

export function companyFaults(typed: CompanyDraft): FieldErrors {
  const company = readCompany(typed);
  const found = {
    name: textFault(company, 'name'),
    contactPhone: phoneFault(company.contactPhone),
    contactEmail: mailFault(company.contactEmail),
    description: textFault(company, 'description'),
    address: textFault(company, 'address'),
    licenceNumber: company.licenceNumber === '' ? undefined : textFault(company, 'licenceNumber'),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function textFault(company: CompanyDraft, name: Exclude<keyof typeof LONGEST, 'contactEmail'>) {
  const text = company[name];
  const field = texts.fields[name];
  if (text === '') return texts.required(field);
  if (text.length > LONGEST[name]) return texts.long(field, LONGEST[name]);
  return /[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text) ? texts.unreadable(field) : undefined;
}

/** Figures, with what people put between them: it is shown as it was typed. */
function phoneFault(phone: string): string | undefined {
  if (phone === '') return texts.required(texts.fields.contactPhone);
  if (!/^\+?[\d ().-]+$/.test(phone)) return texts.phoneNumber;
  const figures = phone.replace(/\D/g, '').length;
  const fits = figures >= PHONE_FIGURES.fewest && figures <= PHONE_FIGURES.most;
  return fits && phone.length <= LONGEST_PHONE ? undefined : texts.phoneLength;
}

function mailFault(email: string): string | undefined {
  if (email === '') return texts.required(texts.fields.contactEmail);
  return emailFault(email) === undefined ? undefined : texts.emailInvalid;
}
