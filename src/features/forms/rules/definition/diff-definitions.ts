// What one version of a form changed against another, field by field, for the history and the question before publishing.
import type { FieldDefinition } from '#features/forms/contract.ts';

export type FieldChange = {
  name: string;
  label: string;
  /** Which properties differ; none where the whole field came or went. */
  properties: string[];
};

export type Differences = {
  added: FieldChange[];
  removed: FieldChange[];
  changed: FieldChange[];
  /** Whether fields that stayed stand in another order. */
  isReordered: boolean;
};

/** A field is known by its name: another name is another field, since answers are kept under it. */
export function diffDefinitions(
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): Differences {
  const [old, now] = [byName(before), byName(after)];
  const stayed = (fields: readonly FieldDefinition[]) =>
    fields.map(({ name }) => name).filter((name) => old.has(name) && now.has(name));
  const changed = after.flatMap((field) => {
    const properties = propertiesThatDiffer(old.get(field.name), field);
    return properties.length > 0 ? [lineOf(field, properties)] : [];
  });
  return {
    added: after.filter(({ name }) => !old.has(name)).map((field) => lineOf(field)),
    removed: before.filter(({ name }) => !now.has(name)).map((field) => lineOf(field)),
    changed,
    isReordered: stayed(before).join() !== stayed(after).join(),
  };
}

export const isSameForm = (
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): boolean => {
  const { added, removed, changed, isReordered } = diffDefinitions(before, after);
  return before.length === after.length && !isReordered && [added, removed, changed].every(isEmpty);
};

/** Names whose answers are no longer asked for, are asked of fewer people, or whose choices shrank, so that who reads them may find nothing. */
export function namesAtRisk(before: readonly FieldDefinition[], after: readonly FieldDefinition[]): string[] {
  const now = byName(after);
  return before.filter((field) => isAtRisk(field, now.get(field.name))).map(({ name }) => name);
}

function isAtRisk(before: FieldDefinition, after: FieldDefinition | undefined): boolean {
  if (!after || after.type !== before.type || after.validationType !== before.validationType) return true;
  if (isRequired(before) && !isRequired(after)) return true;
  const known = new Set(conditionsOf(before));
  if (conditionsOf(after).some((condition) => !known.has(condition))) return true;
  const values = new Set(after.options?.map(({ value }) => value));
  return (before.options ?? []).some(({ value }) => !values.has(value));
}

const isRequired = ({ validations }: FieldDefinition): boolean =>
  validations?.some(({ type }) => type === 'required') === true;

/** What a field is shown under only, each as one text. */
const conditionsOf = ({ conditionalValidations, whenAnswered }: FieldDefinition): (string | undefined)[] => [
  ...(conditionalValidations ?? []).map(({ when, compareType, value }) =>
    stable({ when, compareType, value }),
  ),
  ...(whenAnswered === undefined ? [] : [stable({ whenAnswered })]),
];

const byName = (fields: readonly FieldDefinition[]) => new Map(fields.map((field) => [field.name, field]));

const lineOf = ({ name, label }: FieldDefinition, properties: string[] = []): FieldChange => ({
  name,
  label,
  properties,
});

function propertiesThatDiffer(before: FieldDefinition | undefined, after: FieldDefinition): string[] {
  if (!before) return [];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof FieldDefinition>;
  return [...keys].filter((key) => stable(before[key]) !== stable(after[key]));
}

/** The same text for the same content, whatever the order of its keys: the database orders them in its own way. */
function stable(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;
