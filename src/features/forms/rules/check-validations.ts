// Errors in the rules of one configured field.
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import { definitionTexts } from '../texts/staff-definition.ts';
import { isFileKind, type Kind } from './kind.ts';
import { plainRules, readParams } from './plain-rules.ts';
import { specialRules } from './special-rules.ts';

/** An error at a place within a field, such as `validations.0.params`. */
export type DefinitionError = readonly [place: string, message: string];

export function validationErrors(field: FieldDefinition, kind: Kind): DefinitionError[] {
  const rules = field.validations ?? [];
  const own = rules.flatMap((rule, index) =>
    ruleErrors(field, kind, rule).map(
      ([place, message]): DefinitionError => [`validations.${index}.${place}`, message],
    ),
  );
  const isGuarded = (['fileSize', 'fileType'] as const).every((guard) =>
    rules.some(({ subtype }) => subtype === guard),
  );
  const unguarded: DefinitionError[] =
    isFileKind(kind) && !isGuarded ? [['validations', definitionTexts.fileUnguarded]] : [];
  const crossed: DefinitionError[] = boundsCross(rules) ? [['validations', definitionTexts.minAboveMax]] : [];
  return [...own, ...unguarded, ...crossed];
}

/** Errors of one rule on a field of this kind; also used for the rules that conditions bring along. */
export function ruleErrors(field: FieldDefinition, kind: Kind, rule: Validation): DefinitionError[] {
  if (rule.type === 'required') return messageErrors(rule);
  if (rule.type === 'test') return specialErrors(field, kind, rule);
  if (!Object.hasOwn(plainRules, rule.type)) return [['type', definitionTexts.ruleUnknown(rule.type)]];
  const { kinds, argumentFits } = plainRules[rule.type];
  if (!kinds.includes(kind)) return [['type', definitionTexts.ruleUnfit(rule.type, field.type)]];
  const { argument } = readParams(rule);
  if (argumentFits !== undefined && !argumentFits(argument, kind)) {
    const isPattern = rule.type === 'matches' && typeof argument === 'string';
    return [['params', isPattern ? definitionTexts.patternUnsafe : definitionTexts.argumentUnfit(rule.type)]];
  }
  return messageErrors(rule);
}

function specialErrors(field: FieldDefinition, kind: Kind, rule: Validation): DefinitionError[] {
  const { subtype = '', fileTypes = [], maxFileSize = 0 } = rule;
  if (rule.subtype === undefined || !Object.hasOwn(specialRules, subtype)) {
    return [['subtype', definitionTexts.ruleUnknown(subtype)]];
  }
  if (!specialRules[rule.subtype].kinds.includes(kind))
    return [['subtype', definitionTexts.ruleUnfit(subtype, field.type)]];
  if (subtype === 'fileSize' && maxFileSize <= 0)
    return [['maxFileSize', definitionTexts.maxFileSizeMissing]];
  if (subtype === 'fileType' && fileTypes.length === 0)
    return [['fileTypes', definitionTexts.fileTypesMissing]];
  return messageErrors(rule);
}

function messageErrors(rule: Validation): DefinitionError[] {
  const { argument, message } = readParams(rule);
  const isText = message === undefined || typeof message === 'string';
  const isLast = (rule.params ?? []).length <= (argument === undefined ? 1 : 2);
  return isText && isLast ? [] : [['params', definitionTexts.messageUnfit]];
}

function boundsCross(rules: readonly Validation[]): boolean {
  const [least, most] = (['min', 'max'] as const).map(
    (type) => rules.find((rule) => rule.type === type)?.params?.[0],
  );
  if (typeof least === 'number' && typeof most === 'number') return least > most;
  return (
    typeof least === 'string' &&
    typeof most === 'string' &&
    least !== 'today' &&
    most !== 'today' &&
    least > most
  );
}
