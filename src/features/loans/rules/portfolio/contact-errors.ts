// What a note of a contact must hold; the form shows it beside the fields, the server insists on it.
import type { Day } from '#shared/calendar.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { ContactForm } from '../../contract/portfolio.ts';
import { contactFields, promisedFrom } from '../../fields/staff-contact.ts';
import { contactTexts as texts } from '../../texts/staff-collections.ts';

/** What is wrong with the note of a contact, by field; empty where nothing is. An amount is always promised for a day. */
export const contactErrors = (form: ContactForm, today: Day): FieldErrors => ({
  ...validateFields(
    { ...contactFields, promisedOn: { ...promisedFrom(today), optional: true as const } },
    form,
  ),
  ...(form.promisedAmount !== null && form.promisedOn === '' ? { promisedOn: texts.dayNeeded } : {}),
});
