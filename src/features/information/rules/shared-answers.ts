// Answers of one section that the documents of others depend on: the kind of work, and how often one is paid.
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import type { Section } from '#features/information/contract.ts';

/** The sections, by sId, that ask for each shared answer, the fullest first: of those that are submitted, the fullest one's answer counts. */
export const sharedAnswers = {
  employment_status: ['occupational', 'occupational_information'],
  how_often_paid: ['income', 'income_information'],
} as const;

export type SharedName = keyof typeof sharedAnswers;
type Asking = {
  fields: readonly FieldDefinition[];
  verificationSchema: { fields: readonly FieldDefinition[] };
};

const NAMES: readonly SharedName[] = ['employment_status', 'how_often_paid'];

/** The shared answers that a section's documents depend on and that the section does not ask for itself. */
export function sharedNamesIn({ fields, verificationSchema }: Asking): SharedName[] {
  const own = new Set(fields.map(({ name }) => name));
  const looked = new Set(
    verificationSchema.fields.flatMap(({ whenAnswered, conditionalValidations = [] }) => [
      whenAnswered,
      ...conditionalValidations.map(({ when }) => when),
    ]),
  );
  return NAMES.filter((name) => looked.has(name) && !own.has(name));
}

/** A section's own answers, and those of others that its documents depend on; `given` holds what was submitted, by sId. */
export function withShared(
  names: readonly SharedName[],
  own: FormAnswers,
  given: Readonly<Record<string, FormAnswers>>,
): FormAnswers {
  const found: FormAnswers = {};
  for (const name of names) {
    const asking = sharedAnswers[name].find((sId) => given[sId] !== undefined);
    const answer = asking && given[asking]?.[name];
    if (answer !== undefined) found[name] = answer;
  }
  return { ...found, ...own };
}

/** The fields that a verification's conditions may look at besides those of its own section. */
export function sharedFieldsOf(sections: readonly Pick<Section, 'sId' | 'fields'>[]): FieldDefinition[] {
  return NAMES.flatMap((name) => {
    const asking = sharedAnswers[name].map((sId) => sections.find((section) => section.sId === sId));
    return asking
      .flatMap((section) => section?.fields.find((field) => field.name === name) ?? [])
      .slice(0, 1);
  });
}
