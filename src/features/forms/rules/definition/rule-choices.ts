// The rules that a field of a kind can carry, under one name each, and what a new one begins with.
import type { Validation, ValidationSubtype } from '#features/forms/contract.ts';
import type { Kind } from '../kind.ts';
import { plainRules, readParams } from '../plain-rules.ts';
import { specialRules } from '../special-rules.ts';

/** The rules that can be added; `required` is left out because it has a switch of its own. */
export type RuleKey = Exclude<Validation['type'], 'test' | 'required'> | ValidationSubtype;

export const ruleKeyOf = ({ type, subtype }: Pick<Validation, 'type' | 'subtype'>): string =>
  type === 'test' ? (subtype ?? type) : type;

const PLAIN = Object.keys(plainRules) as (keyof typeof plainRules)[];
const SPECIAL = Object.keys(specialRules) as ValidationSubtype[];

/** Rules that an added condition can bring along. */
export const plainRulesFor = (kind: Kind) => PLAIN.filter((key) => plainRules[key].kinds.includes(kind));

export const rulesFor = (kind: Kind): RuleKey[] => [
  ...SPECIAL.filter((key) => specialRules[key].kinds.includes(kind)),
  ...plainRulesFor(kind),
];

export const isSpecial = (key: RuleKey): key is ValidationSubtype => Object.hasOwn(specialRules, key);

const isCount = (kind: Kind): boolean => kind !== 'number' && kind !== 'day';

/** A new rule that is valid as it stands. */
export function newRule(key: RuleKey, kind: Kind): Validation {
  if (isSpecial(key)) {
    if (key === 'fileSize') return { type: 'test', subtype: key, maxFileSize: 8 };
    if (key === 'fileType') return { type: 'test', subtype: key, fileTypes: ['jpg', 'jpeg', 'png', 'pdf'] };
    return { type: 'test', subtype: key };
  }
  if (key === 'matches') return { type: key, params: ['\\d+'] };
  if (plainRules[key].argumentFits === undefined) return { type: key };
  return { type: key, params: [kind === 'day' ? 'today' : isCount(kind) && key === 'min' ? 1 : 100] };
}

/** What its first parameter is: none, a figure, a day or a pattern. */
export function argumentKind(type: Validation['type'], kind: Kind): 'none' | 'number' | 'day' | 'pattern' {
  if (type === 'test' || type === 'required' || plainRules[type].argumentFits === undefined) return 'none';
  if (type === 'matches') return 'pattern';
  return kind === 'day' ? 'day' : 'number';
}

type Ruling = Pick<Validation, 'type' | 'params'>;

export function withArgument<Rule extends Ruling>(rule: Rule, argument: string | number): Rule {
  const { message } = readParams(rule);
  return { ...rule, params: message === undefined ? [argument] : [argument, message] };
}

export function withMessage<Rule extends Ruling>(rule: Rule, message: string): Rule {
  const { argument } = readParams(rule);
  const params = [argument, message === '' ? undefined : message].filter((part) => part !== undefined);
  const { params: _old, ...rest } = rule;
  return (params.length > 0 ? { ...rest, params } : rest) as Rule;
}
