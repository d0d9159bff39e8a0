// Patterns that staff write, kept to those that no text can make slow: a text is tried in a bounded number of ways.
import { limits } from './limits.ts';

const TOKEN =
  /\\u\{[^}]*\}|\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?:|[()|]|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;

/** The pattern as a test of a whole text; null when it does not compile or could take too long. */
export function safePattern(source: string): RegExp | null {
  if (source.length > limits.patternCharacters || waysToTry(source) > limits.patternWays) return null;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return null;
  }
}

/** Whether a whole text has the form that a pattern asks; a text longer than the limit never has. */
export function matchesPattern(source: string, text: string): boolean {
  return text.length <= limits.patternedText && (safePattern(source)?.test(text) ?? false);
}

/**
 * An upper bound on the paths a backtracking engine can take. Repeated groups (where paths multiply without bound),
 * back references and look-around count as endless; so every token stands at most once on a path, and the product of
 * the choices at each token bounds the paths.
 */
function waysToTry(source: string): number {
  let ways = 1;
  let previous = '';
  for (const [token] of source.matchAll(TOKEN)) {
    if (/^\\[1-9k]/.test(token)) return Number.POSITIVE_INFINITY;
    if (token === '?' && previous === '(') return Number.POSITIVE_INFINITY;
    if (token === '|') ways *= 2;
    if (/^[*+?]|^\{\d/.test(token)) {
      if (previous === ')' && !token.startsWith('?')) return Number.POSITIVE_INFINITY;
      ways *= choicesOf(token);
    }
    previous = token;
  }
  return ways;
}

function choicesOf(quantifier: string): number {
  if (quantifier.startsWith('?')) return 2;
  const bounds = /^\{(\d+)(,(\d*))?/.exec(quantifier);
  if (bounds === null) return limits.patternedText;
  if (bounds[2] === undefined) return 1;
  const most = bounds[3] === '' || bounds[3] === undefined ? limits.patternedText : Number(bounds[3]);
  return Math.max(1, Math.min(most, limits.patternedText) - Number(bounds[1]) + 1);
}
