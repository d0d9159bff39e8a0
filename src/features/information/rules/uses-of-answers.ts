// Who else goes by the answers of a section: documents asked for by them, and forms that are begun with them.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { checkDefinition } from '#features/forms/rules/check-definition.ts';
import type { FieldUse } from '#features/information/contract/configuration.ts';
import type { Section } from '#features/information/contract.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { sharedAnswers, sharedFieldsOf } from './shared-answers.ts';

type Sections = readonly Section[];

/** Where else each field of a section is used, in the order of the other sections. */
export function usesOf(section: Section, sections: Sections): FieldUse[] {
  return section.fields.flatMap(({ name }) => [
    ...sections
      .filter((other) => looksAt(other, section, name))
      .map((other): FieldUse => ({ name, by: 'documents', section: other.title })),
    ...sections
      .filter((other) => other._id !== section._id && other.fields.some((field) => field.name === name))
      .map((other): FieldUse => ({ name, by: 'prefill', section: other.title })),
  ]);
}

/** Whether the documents of `other` are asked for by this answer of `section`. */
function looksAt(other: Section, section: Section, name: string): boolean {
  const isOwn = other._id === section._id;
  const asked = Object.entries(sharedAnswers).some(
    ([shared, sIds]) => shared === name && (sIds as readonly string[]).includes(section.sId),
  );
  if (!isOwn && (!asked || other.fields.some((field) => field.name === name))) return false;
  const { fields } = other.verificationSchema;
  const names = fields.flatMap(({ whenAnswered, conditionalValidations = [] }) => [
    whenAnswered,
    ...conditionalValidations.map(({ when }) => when),
  ]);
  return names.includes(name);
}

/** The fields that the conditions of a section's verification form may look at besides its own. */
export const askedBefore = ({ _id, fields }: Pick<Section, '_id' | 'fields'>, sections: Sections) => {
  const own = new Set(fields.map(({ name }) => name));
  const shared = sharedFieldsOf(sections.map((other) => (other._id === _id ? { ...other, fields } : other)));
  return [...fields, ...shared.filter(({ name }) => !own.has(name))];
};

/**
 * The errors that new fields of a section would bring to verification forms that are sound now, by the title of the
 * section whose documents they are, then by place.
 */
export function brokenDocuments(
  section: Section,
  fields: FieldDefinition[],
  sections: Sections,
): { title: string; field: string; error: string }[] {
  const changed = sections.map((other) => (other._id === section._id ? { ...other, fields } : other));
  return changed.flatMap((other, index) => {
    const before = sections[index];
    const errors = documentErrors(other, changed);
    const known = before ? documentErrors(before, sections) : {};
    return Object.entries(errors)
      .filter(([place, error]) => known[place] !== error)
      .map(([place, error]) => ({ title: other.title, field: fieldAt(other, place), error }));
  });
}

const documentErrors = (section: Section, sections: Sections): FieldErrors =>
  checkDefinition(section.verificationSchema.fields, askedBefore(section, sections));

const fieldAt = ({ verificationSchema }: Section, place: string): string =>
  verificationSchema.fields[Number(place.split('.')[1])]?.label ?? '';
