// Each class in the page has a rule in its styles: one without was meant to do something and does nothing.
import { type Finding, place } from './finding.ts';

/** Classes that carry no style of their own, and why. */
const MARKS: readonly [RegExp, string][] = [
  [/^lucide(-|$)/, 'the icon library names its drawings'],
  [/^active$/, 'the router marks the link of the present place, which is styled by aria-current'],
  [/^(recharts-|[xy]Axis$)/, 'the chart library names its parts'],
];

export function classesWithoutRule(): Finding[] {
  const known = new Set<string>();
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    gather(sheet.cssRules, known);
  const found = new Map<string, Element>();
  for (const element of document.querySelectorAll('body, body *'))
    for (const name of element.classList)
      if (!known.has(name) && !found.has(name) && !MARKS.some(([mark]) => mark.test(name)))
        found.set(name, element);
  return [...found].map(([name, element]) => ({
    rule: 'class without a rule',
    where: place(element),
    says: `.${name}`,
  }));
}

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

function gather(rules: CSSRuleList, known: Set<string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      for (const [, name = ''] of rule.selectorText.matchAll(CLASS)) known.add(unescaped(name));
    if ('cssRules' in rule) gather(rule.cssRules as CSSRuleList, known);
  }
}

const unescaped = (name: string): string =>
  name.replace(/\\([0-9a-f]{1,6}\s?|.)/gi, (_all, code: string) =>
    code.length > 1 || /[0-9a-f]/i.test(code) ? String.fromCodePoint(Number.parseInt(code, 16)) : code,
  );
