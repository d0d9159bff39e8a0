// Refuses a form whose configuration is broken, naming the place of each error, before anyone is asked to fill it in.
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { definitionTexts } from '../texts/staff-definition.ts';
import { conditionErrors } from './check-conditions.ts';
import { type DefinitionError, validationErrors } from './check-validations.ts';
import { declaredKind, type Kind } from './kind.ts';
import { limits } from './limits.ts';
import { readAnswer } from './read-answer.ts';

/**
 * The errors of a configuration, by place (`fields.3.options`); empty when it can be used. Its shape is the contract's
 * to check; words of the vocabulary are checked here too, for the browser, which has no schema. `information` holds
 * the fields of the section's information when the form is its verification. A condition may look only at fields
 * further up, so conditions can never run in a circle.
 */
export function checkDefinition(
  fields: readonly FieldDefinition[],
  information: readonly FieldDefinition[] = [],
): FieldErrors {
  if (fields.length > limits.fields) return { fields: definitionTexts.tooManyFields(limits.fields) };
  if (new TextEncoder().encode(JSON.stringify(fields)).length > limits.definitionBytes)
    return { fields: definitionTexts.tooLarge };
  const errors: FieldErrors = {};
  fields.forEach((field, index) => {
    const earlier = [...information, ...fields.slice(0, index)];
    // Of several at one place the first one is kept.
    for (const [place, message] of errorsOf(field, earlier, information))
      errors[`fields.${index}.${place}`] ??= message;
  });
  return errors;
}

function errorsOf(
  field: FieldDefinition,
  earlier: FieldDefinition[],
  information: readonly FieldDefinition[],
): DefinitionError[] {
  const kind = declaredKind(field);
  if (kind === null) {
    return [['type', definitionTexts.shape(field.type, field.validationType ?? 'anything')]];
  }
  return [
    ...nameErrors(field, earlier),
    ...optionErrors(field, kind),
    ...startErrors(field, kind),
    ...typeAheadErrors(field),
    ...validationErrors(field, kind),
    ...conditionErrors(field, kind, earlier),
    ...answeredErrors(field, information),
  ];
}

function nameErrors({ name }: FieldDefinition, earlier: FieldDefinition[]): DefinitionError[] {
  return earlier.some((other) => other.name === name) ? [['name', definitionTexts.duplicateName(name)]] : [];
}

function optionErrors({ options = [], defaultOption }: FieldDefinition, kind: Kind): DefinitionError[] {
  const values = options.map(({ value }) => value);
  if (kind !== 'choice' && kind !== 'choices') {
    const isUnused = options.length > 0 || defaultOption !== undefined;
    return isUnused ? [['options', definitionTexts.optionsUnused]] : [];
  }
  if (values.length === 0) return [['options', definitionTexts.optionsMissing]];
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) return [['options', definitionTexts.optionTwice(twice)]];
  const isKnown = defaultOption === undefined || values.includes(defaultOption);
  return isKnown ? [] : [['defaultOption', definitionTexts.defaultUnknown]];
}

const WITHOUT_START: readonly Kind[] = ['choice', 'choices', 'file', 'files', 'reference'];

function startErrors(field: FieldDefinition, kind: Kind): DefinitionError[] {
  if (field.value === undefined || field.value === '') return [];
  const fits = !WITHOUT_START.includes(kind) && readAnswer(field, field.value).value !== undefined;
  return fits ? [] : [['value', definitionTexts.valueUnfit]];
}

function typeAheadErrors({ type, typeAheadApiType }: FieldDefinition): DefinitionError[] {
  const searches = typeAheadApiType !== undefined;
  if ((type === 'typeAhead') === searches) return [];
  return [
    ['typeAheadApiType', searches ? definitionTexts.typeAheadUnused : definitionTexts.typeAheadMissing],
  ];
}

function answeredErrors(
  { whenAnswered }: FieldDefinition,
  information: readonly FieldDefinition[],
): DefinitionError[] {
  if (whenAnswered === undefined || information.some(({ name }) => name === whenAnswered)) return [];
  return [['whenAnswered', definitionTexts.answeredUnknown(whenAnswered)]];
}
