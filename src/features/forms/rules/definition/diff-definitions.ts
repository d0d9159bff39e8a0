// What one version of a form changed against another, field by field, for the history and the question before publishing.
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import { changesInWords } from './staff-change-words.ts';

export type FieldChange = {
  name: string;
  label: string;
  /** What differs, a line for each in words; empty where the whole field came or went. */
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
  const labelOf = (name: string) => (now.get(name) ?? old.get(name))?.label ?? name;
  const changed = after.flatMap((field) => {
    const was = old.get(field.name);
    const properties = propertiesThatDiffer(was, field);
    return was && properties.length > 0
      ? [lineOf(field, changesInWords(was, field, properties, labelOf))]
      : [];
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

/**
 * Names whose answers are no longer asked for, are asked of fewer people, or are asked otherwise: with other words (which name the unit), under
 * another heading, with other limits, fewer choices, or choices that mean something else or stand elsewhere. Who reads them may find nothing, or what was not meant.
 */
export function namesAtRisk(before: readonly FieldDefinition[], after: readonly FieldDefinition[]): string[] {
  const now = byName(after);
  return before.filter((field) => isAtRisk(field, now.get(field.name))).map(({ name }) => name);
}

function isAtRisk(before: FieldDefinition, after: FieldDefinition | undefined): boolean {
  if (!after || after.type !== before.type || after.validationType !== before.validationType) return true;
  if (isRequired(before) && !isRequired(after)) return true;
  const known = new Set(conditionsOf(before));
  if (conditionsOf(after).some((condition) => !known.has(condition))) return true;
  return (
    WORDS.some((key) => before[key] !== after[key]) ||
    limitsOf(before) !== limitsOf(after) ||
    stable(before.options ?? []) !== stable(choicesKept(before, after))
  );
}

const WORDS = [
  ...['group', 'label', 'sublabel', 'placeholder', 'checkboxTitle', 'checkboxDescription'],
  ...['defaultOption', 'value', 'typeAheadApiType'],
] as (keyof FieldDefinition)[];

/**
 * Names that stay, whose group asks something more, asks in another order, or words what stands beside them otherwise: what is said next to
 * a question can change what it means. `isDiffedAlone` says whose words are compared by themselves already.
 */
export function namesReframed(
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
  isDiffedAlone: (name: string) => boolean,
): string[] {
  const now = byName(after);
  const says = (field: FieldDefinition) => [field.name, ...(isDiffedAlone(field.name) ? [] : wordsOf(field))];
  return before
    .filter((field) => {
      const present = now.get(field.name);
      if (!present || present.group !== field.group) return false;
      const stayed = groupAround(before, field).filter(({ name }) => now.has(name));
      return stable(stayed.map(says)) !== stable(groupAround(after, present).map(says));
    })
    .map(({ name }) => name);
}

const wordsOf = (field: FieldDefinition): unknown[] => [
  ...WORDS.map((key) => field[key] ?? null),
  field.options?.map(({ name }) => name) ?? null,
];

/** The neighbours with which a field stands under one heading, itself among them. */
function groupAround(fields: readonly FieldDefinition[], { name, group }: FieldDefinition) {
  const place = fields.findIndex((other) => other.name === name);
  const isElsewhere = (other: FieldDefinition) => other.group !== group;
  const from = fields.slice(0, place).findLastIndex(isElsewhere) + 1;
  const to = fields.findIndex((other, at) => at > place && isElsewhere(other));
  return fields.slice(from, to === -1 ? undefined : to);
}

/** The limits that an answer must keep to, without their messages. Whether it is required is compared by itself. */
const limitsOf = ({ validations = [], conditionalValidations = [] }: FieldDefinition): string =>
  [
    ...validations
      .filter(({ type }) => type !== 'required')
      .map(({ params, ...limit }) => ({ ...limit, params })),
    ...conditionalValidations.filter(({ type }) => type !== undefined && type !== 'required'),
  ]
    .map(({ params, ...limit }) => stable({ ...limit, bound: isBounded(limit) ? params?.[0] : undefined }))
    .toSorted()
    .join();

const isBounded = ({ type }: Pick<Validation, 'type'> | { type?: string | undefined }): boolean =>
  type === 'min' || type === 'max' || type === 'length' || type === 'matches';

/** Whether the choices stay in their order; new ones may stand among them. */
const choicesKept = (before: FieldDefinition, after: FieldDefinition) => {
  const known = new Set(before.options?.map(({ value }) => value));
  return (after.options ?? []).filter(({ value }) => known.has(value));
};

const isRequired = ({ validations }: FieldDefinition): boolean =>
  validations?.some(({ type }) => type === 'required') === true;

/** The conditions under which a field is shown, each as one text. */
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

/** A value as text, the same for the same content whatever the order of its keys: the database keeps them in an order of its own. */
function stable(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;
