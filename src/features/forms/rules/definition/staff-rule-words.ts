// A rule in words: its name for who chooses it, and what it says of an answer for who reads the form's configuration.

import type { FieldDefinition, Validation } from '../../contract.ts';
import { fieldWords, ruleTexts } from '../../texts/staff-forms.ts';
import { type Kind, kindOf } from '../kind.ts';
import { readParams } from '../plain-rules.ts';
import { ruleKeyOf } from './rule-choices.ts';

type Named = { type: string; subtype?: Validation['subtype'] };

const WORDS: readonly Kind[] = ['text', 'longText', 'link'];

/** `min` of a date is its earliest day, of a text the fewest characters. */
export function ruleName(rule: Named, kind: Kind): string {
  const key = ruleKeyOf(rule as Pick<Validation, 'type' | 'subtype'>);
  if (key === 'required') return fieldWords.required;
  const counted = WORDS.includes(kind) ? 'characters' : 'count';
  const unit = kind === 'number' || kind === 'day' ? kind : counted;
  if (key === 'min') return ruleTexts.minOf[unit];
  if (key === 'max') return ruleTexts.maxOf[unit];
  if (key === 'length') return ruleTexts.lengthOf[counted];
  const words = ruleTexts[key as keyof typeof ruleTexts];
  return typeof words === 'string' ? words : key;
}

/** All of a field but that it is required, which is said apart. */
export const rulesInWords = (field: FieldDefinition): string[] =>
  (field.validations ?? [])
    .filter(({ type }) => type !== 'required')
    .map((rule) => ruleInWords(rule, kindOf(field)));

export function ruleInWords(rule: Validation, kind: Kind): string {
  const name = ruleName(rule, kind);
  if (rule.subtype === 'fileSize') return `${name}: ${rule.maxFileSize} ${ruleTexts.megabytes}`;
  if (rule.subtype === 'fileType') return `${name}: ${(rule.fileTypes ?? []).join(', ')}`;
  const { argument } = readParams(rule);
  return argument === undefined ? name : `${name}: ${argument}`;
}
