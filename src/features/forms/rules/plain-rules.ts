// The general rules of a field: bounds, lengths and forms, each with the kinds of answer it can validate.
import type { AnswerValue, Validation } from '#features/forms/contract.ts';
import { type Day, readDay, showDay } from '#shared/calendar.ts';
import { formTexts } from '../texts/forms.ts';
import type { Kind } from './kind.ts';
import { isWebAddress } from './read-answer.ts';
import { matchesPattern, safePattern } from './safe-pattern.ts';

type Argument = string | number | undefined;
type PlainRuleType = Exclude<Validation['type'], 'test' | 'required'>;

export type PlainRule = {
  kinds: readonly Kind[];
  /** Whether the rule takes a first parameter, and which ones fit; absent where the only parameter is the message. */
  argumentFits?: (argument: Argument, kind: Kind) => boolean;
  holds: (value: AnswerValue, argument: Argument, today: Day) => boolean;
  message: (argument: Argument, kind: Kind) => string;
};

const words: readonly Kind[] = ['text', 'longText', 'link'];
const lists: readonly Kind[] = ['choices', 'files'];

export const plainRules: Record<PlainRuleType, PlainRule> = {
  min: {
    kinds: [...words, ...lists, 'number', 'day'],
    argumentFits: isBound,
    holds: (value, bound, today) => compareToBound(value, bound, today) >= 0,
    message: boundMessage('Min'),
  },
  max: {
    kinds: [...words, ...lists, 'number', 'day'],
    argumentFits: isBound,
    holds: (value, bound, today) => compareToBound(value, bound, today) <= 0,
    message: boundMessage('Max'),
  },
  length: {
    kinds: [...words, ...lists],
    argumentFits: isBound,
    holds: (value, bound, today) => compareToBound(value, bound, today) === 0,
    message: (bound, kind) =>
      isList(kind) ? formTexts.countExactly(Number(bound)) : formTexts.charactersExactly(Number(bound)),
  },
  email: {
    kinds: ['text'],
    holds: (value) => isEmail(String(value)),
    message: () => formTexts.email,
  },
  url: { kinds: words, holds: (value) => isWebAddress(String(value)), message: () => formTexts.url },
  matches: {
    kinds: words,
    argumentFits: (pattern) => typeof pattern === 'string' && safePattern(pattern) !== null,
    holds: (value, pattern) => matchesPattern(String(pattern), String(value)),
    message: () => formTexts.matches,
  },
  integer: { kinds: ['number'], holds: (value) => Number.isInteger(value), message: () => formTexts.integer },
  // Reading a choice already refuses what is not an option; the rule carries the message for it.
  oneOf: { kinds: ['choice', 'choices'], holds: () => true, message: () => formTexts.oneOf },
};

/** Splits a rule's parameters into the argument, where it takes one, and the configured message, where there is one. */
export function readParams({ type, params = [] }: Pick<Validation, 'type' | 'params'>): {
  argument: Argument;
  message: Argument;
} {
  const takesArgument = type !== 'test' && type !== 'required' && plainRules[type].argumentFits !== undefined;
  return takesArgument
    ? { argument: params[0], message: params[1] }
    : { argument: undefined, message: params[0] };
}

/** An address with one @, no blanks and a dotted host, at most 254 characters (RFC 5321). */
function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"(),:;\\]+@[^\s@.<>"(),:;\\]+(\.[^\s@.<>"(),:;\\]+)+$/.test(text);
}

const isList = (kind: Kind): boolean => lists.includes(kind);

function isBound(argument: Argument, kind: Kind): boolean {
  if (kind === 'day')
    return argument === 'today' || (typeof argument === 'string' && readDay(argument) !== null);
  if (typeof argument !== 'number' || !Number.isFinite(argument)) return false;
  return kind === 'number' || (Number.isInteger(argument) && argument >= 0);
}

/** Negative below the bound, zero at it, positive above: characters, figures, days or how many were chosen. */
function compareToBound(value: AnswerValue, bound: Argument, today: Day): number {
  if (typeof value === 'string' && typeof bound === 'string') {
    const day = bound === 'today' ? today : bound;
    return value < day ? -1 : value > day ? 1 : 0;
  }
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
  return size - Number(bound);
}

function boundMessage(side: 'Min' | 'Max') {
  return (bound: Argument, kind: Kind): string => {
    if (kind === 'day') {
      const day = readDay(String(bound));
      return formTexts[`day${side}`](day ? showDay(day) : String(bound));
    }
    const unit = isList(kind) ? 'count' : kind === 'number' ? 'number' : 'characters';
    return formTexts[`${unit}${side}`](Number(bound));
  };
}
