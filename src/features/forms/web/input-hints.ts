// What a phone should know about an input before anything is typed: which keys to show, what it may fill in by itself.
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';

type TextHints = {
  type: 'text' | 'email' | 'url';
  inputMode?: 'numeric' | 'tel' | 'email' | 'url';
  autoComplete: string;
};

/** Names that mean the person who fills in the form, as browsers call them. */
const AUTOFILL: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  middle_name: 'additional-name',
  last_name: 'family-name',
  email: 'email',
  mobile_number: 'tel-national',
  street_address: 'address-line1',
  town: 'address-level2',
  parish: 'address-level1',
  job_title: 'organization-title',
  employer_name: 'organization',
};

const rulesIn = ({ validations = [] }: FieldDefinition): readonly Validation[] => validations;

export const carries = (field: FieldDefinition, subtype: Validation['subtype']): boolean =>
  rulesIn(field).some((rule) => rule.subtype === subtype);

export const autofillOf = ({ name }: FieldDefinition): string => AUTOFILL[name] ?? 'off';

export function textHints(field: FieldDefinition): TextHints {
  const autoComplete = autofillOf(field);
  const asks = (type: Validation['type']) => rulesIn(field).some((rule) => rule.type === type);
  if (carries(field, 'jamaicanMobile')) return { type: 'text', inputMode: 'tel', autoComplete };
  if (asks('email')) return { type: 'email', inputMode: 'email', autoComplete };
  if (field.type === 'urltext' || asks('url')) return { type: 'url', inputMode: 'url', autoComplete };
  const isDigits = carries(field, 'trn') || carries(field, 'pastYear') || rulesIn(field).some(isDigitsOnly);
  return isDigits ? { type: 'text', inputMode: 'numeric', autoComplete } : { type: 'text', autoComplete };
}

const isDigitsOnly = ({ type, params }: Validation): boolean =>
  type === 'matches' && /^(\\d|\[0-9\]|[{},\d+*?])+$/.test(String(params?.[0] ?? ''));

/** Digits after the point that may be typed. */
export const decimalsOf = (field: FieldDefinition): number =>
  rulesIn(field).some(({ type }) => type === 'integer') ? 0 : 4;
