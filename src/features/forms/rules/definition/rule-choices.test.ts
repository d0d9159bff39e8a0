import { describe, expect, it } from 'vitest';
import type { Validation } from '#features/forms/contract.ts';
import type { Kind } from '../kind.ts';
import {
  argumentKind,
  newRule,
  plainRulesFor,
  type RuleKey,
  ruleKeyOf,
  rulesFor,
  withArgument,
  withMessage,
} from './rule-choices.ts';

const lengths: RuleKey[] = ['min', 'max', 'length'];
const ofText: RuleKey[] = [...lengths, 'url', 'matches'];

describe('the rules that a field can carry', () => {
  it.each<[Kind, RuleKey[], RuleKey[]]>([
    ['text', ['jamaicanMobile', 'trn', 'pastYear'], [...lengths, 'email', 'url', 'matches']],
    ['longText', [], ofText],
    ['link', [], ofText],
    ['number', ['money'], ['min', 'max', 'integer']],
    ['day', ['adult', 'idExpiry'], ['min', 'max']],
    ['flag', [], []],
    ['choice', [], ['oneOf']],
    ['choices', [], [...lengths, 'oneOf']],
    ['file', ['fileSize', 'fileType'], []],
    ['files', ['fileSize', 'fileType'], lengths],
    ['reference', [], []],
  ])('as a %s: named ones, then plain ones', (kind, named, plain) => {
    expect(rulesFor(kind)).toEqual([...named, ...plain]);
    expect(plainRulesFor(kind)).toEqual(plain);
  });

  it.each<[Pick<Validation, 'type' | 'subtype'>, string]>([
    [{ type: 'test', subtype: 'trn' }, 'trn'],
    [{ type: 'test' }, 'test'],
    [{ type: 'min' }, 'min'],
    [{ type: 'min', subtype: 'trn' }, 'min'],
  ])('%j is known as %s', (rule, key) => expect(ruleKeyOf(rule)).toBe(key));
});

describe('a new rule begins', () => {
  it.each<[RuleKey, Kind, Validation]>([
    ['min', 'text', { type: 'min', params: [1] }],
    ['min', 'choices', { type: 'min', params: [1] }],
    ['min', 'number', { type: 'min', params: [100] }],
    ['min', 'day', { type: 'min', params: ['today'] }],
    ['max', 'text', { type: 'max', params: [100] }],
    ['max', 'number', { type: 'max', params: [100] }],
    ['max', 'day', { type: 'max', params: ['today'] }],
    ['length', 'files', { type: 'length', params: [100] }],
    ['matches', 'text', { type: 'matches', params: ['\\d+'] }],
    ['email', 'text', { type: 'email' }],
    ['adult', 'day', { type: 'test', subtype: 'adult' }],
    ['fileSize', 'file', { type: 'test', subtype: 'fileSize', maxFileSize: 8 }],
    ['fileType', 'file', { type: 'test', subtype: 'fileType', fileTypes: ['jpg', 'jpeg', 'png', 'pdf'] }],
  ])('%s of a %s: %j', (key, kind, rule) => expect(newRule(key, kind)).toStrictEqual(rule));
});

describe('the first parameter', () => {
  it.each([
    ['min', 'text', 'number'],
    ['max', 'day', 'day'],
    ['min', 'number', 'number'],
    ['length', 'choices', 'number'],
    ['matches', 'text', 'pattern'],
    ['required', 'text', 'none'],
    ['email', 'text', 'none'],
    ['test', 'day', 'none'],
  ] as const)('of %s on a %s is: %s', (type, kind, is) => expect(argumentKind(type, kind)).toBe(is));

  it.each<[string, Validation, string | number, Validation]>([
    ['in place of another', { type: 'min', params: [3] }, 5, { type: 'min', params: [5] }],
    ['before the message', { type: 'min', params: [3, 'Three'] }, 5, { type: 'min', params: [5, 'Three'] }],
    ['where there was none', { type: 'matches' }, 'a+', { type: 'matches', params: ['a+'] }],
  ])('is put %s', (_, rule, argument, next) => expect(withArgument(rule, argument)).toStrictEqual(next));
});

describe('the message', () => {
  it.each<[string, Validation, string, Validation]>([
    ['behind the parameter', { type: 'min', params: [3] }, 'Three', { type: 'min', params: [3, 'Three'] }],
    [
      'in place of another',
      { type: 'min', params: [3, 'Two'] },
      'Three',
      { type: 'min', params: [3, 'Three'] },
    ],
    [
      'alone where the rule has no parameter',
      { type: 'email' },
      'Yours',
      { type: 'email', params: ['Yours'] },
    ],
    ['away', { type: 'email', params: ['Yours'] }, '', { type: 'email' }],
    ['away from behind the parameter', { type: 'min', params: [3, 'Two'] }, '', { type: 'min', params: [3] }],
  ])('is put %s', (_, rule, message, next) => expect(withMessage(rule, message)).toStrictEqual(next));
});
