// Reads fields out of anything that came from a JSON text, in the browser; the same shape as the contract's, with errors by place.
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { definitionTexts as texts } from '../../texts/staff-definition.ts';
import { limits } from '../limits.ts';

type DefinitionError = readonly [place: string, message: string];
type Shape = (value: unknown, place: string) => DefinitionError[];

/** Either the fields, or what is wrong with them by place (`fields.3.options.0.value`). */
export type ReadDefinition = { fields: FieldDefinition[]; errors?: undefined } | { errors: FieldErrors };

export function readDefinition(value: unknown): ReadDefinition {
  const errors = shapeErrors(value);
  return Object.keys(errors).length > 0 ? { errors } : { fields: value as FieldDefinition[] };
}

/** What of a list of fields does not have the contract's shape, by place; empty where all has. */
export const shapeErrors = (value: unknown): FieldErrors =>
  Object.fromEntries(fieldsShape(value, 'fields').toReversed());

/** Longest texts by property, which inputs keep to. */
export const longest = {
  label: 200,
  line: 300,
  group: 100,
  name: 60,
  optionValue: 100,
  optionName: 150,
  checkboxDescription: 1000,
  parameter: 500,
} as const;

export const mostOptions = 200;
export const mostRules = 10;
export const NAME = /^[a-zA-Z][a-zA-Z0-9_]{0,59}$/;

const text =
  (most: number, least = 0): Shape =>
  (value, place) => {
    if (typeof value !== 'string') return [[place, texts.notText]];
    if (value.length < least) return [[place, texts.missing]];
    return value.length > most ? [[place, texts.longest(most)]] : [];
  };

const fieldName: Shape = (value, place) =>
  typeof value === 'string' && NAME.test(value) ? [] : [[place, texts.nameShape]];

const oneOf =
  (...words: readonly string[]): Shape =>
  (value, place) =>
    typeof value === 'string' && words.includes(value) ? [] : [[place, texts.notOneOf(words.join(', '))]];

const megabytes: Shape = (value, place) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [[place, texts.notNumber]];
  return value > 0 && value <= 20 ? [] : [[place, texts.outside(0, 20)]];
};

const scalar: Shape = (value, place) => {
  if (typeof value === 'string') return text(longest.line)(value, place);
  return typeof value === 'boolean' || Number.isFinite(value) ? [] : [[place, texts.notScalar]];
};

const parameter: Shape = (value, place) => {
  if (typeof value === 'string') return text(longest.parameter)(value, place);
  return Number.isFinite(value) ? [] : [[place, texts.notScalar]];
};

const list =
  (of: Shape, most: number, least = 0): Shape =>
  (value, place) => {
    if (!Array.isArray(value)) return [[place, texts.notList]];
    if (value.length < least) return [[place, texts.missing]];
    if (value.length > most) return [[place, texts.most(most)]];
    return value.flatMap((entry, index) => of(entry, `${place}.${index}`));
  };

const scalarOrList: Shape = (value, place) =>
  Array.isArray(value) ? list(scalar, 50, 1)(value, place) : scalar(value, place);

const object =
  (needed: Record<string, Shape>, possible: Record<string, Shape>): Shape =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [[place, texts.notObject]];
    const parts: Record<string, Shape> = { ...needed, ...possible };
    const missing = Object.keys(needed)
      .filter((key) => !Object.hasOwn(value, key))
      .map((key): DefinitionError => [`${place}.${key}`, texts.missing]);
    const present = Object.entries(value).flatMap(([key, part]): DefinitionError[] => {
      const shape = Object.hasOwn(parts, key) ? parts[key] : undefined;
      if (!shape) return [[place, texts.unknownProperty(key)]];
      return part === undefined && Object.hasOwn(possible, key) ? [] : shape(part, `${place}.${key}`);
    });
    return [...missing, ...present];
  };

const PLAIN_RULES = ['required', 'min', 'max', 'length', 'email', 'url', 'matches', 'integer', 'oneOf'];

const params = list(parameter, 2);

const validation = object(
  { type: oneOf(...PLAIN_RULES, 'test') },
  {
    params,
    subtype: oneOf('adult', 'idExpiry', 'jamaicanMobile', 'trn', 'pastYear', 'money', 'fileSize', 'fileType'),
    fileTypes: list(oneOf('jpg', 'jpeg', 'png', 'pdf', 'gif', 'webp'), 6, 1),
    maxFileSize: megabytes,
  },
);

const condition = object(
  { when: fieldName, compareType: oneOf('equals', 'notEquals', 'greaterOrEqual'), value: scalarOrList },
  { type: oneOf(...PLAIN_RULES), params },
);

const option = object({ value: text(longest.optionValue, 1), name: text(longest.optionName, 1) }, {});

const fieldsShape: Shape = list(
  object(
    {
      name: fieldName,
      label: text(longest.label, 1),
      type: oneOf('text', 'date', 'longText', 'file', 'select', 'typeAhead', 'checkbox', 'urltext'),
    },
    {
      sublabel: text(longest.line),
      placeholder: text(longest.line),
      group: text(longest.group, 1),
      validationType: oneOf('string', 'number', 'date', 'boolean', 'array', 'file', 'object'),
      validations: list(validation, mostRules),
      conditionalValidations: list(condition, mostRules),
      whenAnswered: fieldName,
      options: list(option, mostOptions),
      defaultOption: text(100),
      value: scalar,
      typeAheadApiType: oneOf('prizes', 'contests', 'product'),
      checkboxTitle: text(longest.line),
      checkboxDescription: text(longest.checkboxDescription),
    },
  ),
  limits.fields,
);
