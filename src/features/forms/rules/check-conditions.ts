// Errors in the conditions under which one configured field is shown.
import type { ConditionalValidation, FieldDefinition } from '#features/forms/contract.ts';
import { definitionTexts } from '../texts/staff-definition.ts';
import { type DefinitionError, ruleErrors } from './check-validations.ts';
import { isFileKind, type Kind, kindOf } from './kind.ts';
import { readAnswer, readNumber } from './read-answer.ts';
import { comparisons } from './visible-fields.ts';

/** `earlier` holds the fields a condition may look at: those further up, and the section's information. */
export function conditionErrors(
  field: FieldDefinition,
  kind: Kind,
  earlier: readonly FieldDefinition[],
): DefinitionError[] {
  return (field.conditionalValidations ?? []).flatMap((condition, index) => {
    const { type, params } = condition;
    const carried = type === undefined ? [] : ruleErrors(field, kind, { type, params });
    const errors = [...comparisonErrors(condition, earlier), ...carried];
    return errors.map(
      ([place, message]): DefinitionError => [`conditionalValidations.${index}.${place}`, message],
    );
  });
}

function comparisonErrors(
  condition: ConditionalValidation,
  earlier: readonly FieldDefinition[],
): DefinitionError[] {
  const { when, compareType } = condition;
  const parent = earlier.find(({ name }) => name === when);
  if (parent === undefined) return [['when', definitionTexts.whenUnknown(when)]];
  if (!Object.hasOwn(comparisons, compareType))
    return [['compareType', definitionTexts.compareUnknown(compareType)]];
  if (compareType === 'greaterOrEqual' && !isOrdered(parent))
    return [['compareType', definitionTexts.compareUnfit]];
  const expected = Array.isArray(condition.value) ? condition.value : [condition.value];
  const isPossible = expected.every((value) => canBe(parent, value));
  return isPossible ? [] : [['value', definitionTexts.compareValueUnfit(when)]];
}

function isOrdered(parent: FieldDefinition): boolean {
  const kind = kindOf(parent);
  if (kind === 'choice') return (parent.options ?? []).every(({ value }) => readNumber(value) !== null);
  return kind === 'number' || kind === 'day';
}

/** Whether the field's stored answer can equal this value; the type must be the stored one, a figure for a figure. */
function canBe(parent: FieldDefinition, value: string | number | boolean): boolean {
  const kind = kindOf(parent);
  if (isFileKind(kind)) return false;
  if (kind === 'reference') return typeof value === 'string';
  const read = readAnswer(parent, value).value;
  return kind === 'choices' ? Array.isArray(read) : read === value;
}
