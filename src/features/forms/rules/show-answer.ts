// Shows a stored answer as text, for read-only details, the reports and the review.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { readDay } from '#shared/calendar.ts';
import { formTexts } from '../texts/forms.ts';
import { specialRulesOf } from './special-rules.ts';

/**
 * The answer as people read it: options, objects and files by name, several joined by commas, days as YYYY-MM-DD,
 * amounts as $1,234.56, a TRN as 000-000-000. Empty text where nothing was answered. Never throws.
 */
export function showAnswer(field: FieldDefinition, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((entry) => showOne(field, entry))
      .filter(Boolean)
      .join(', ');
  return showOne(field, value);
}

function showOne(field: FieldDefinition, value: unknown): string {
  if (typeof value === 'boolean') return value ? formTexts.yes : formTexts.no;
  if (typeof value === 'object' && value !== null && 'name' in value)
    return typeof value.name === 'string' ? value.name : '';
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const option = field.options?.find((each) => each.value === value);
  if (option !== undefined) return option.name;
  if (field.type === 'date') return readDay(String(value).slice(0, 10)) ?? String(value);
  const special = specialRulesOf(field).find(({ show }) => show);
  return special?.show?.(value) ?? String(value);
}
