// What Alfa (Siteimprove's rules) says of a page: what fails, and what it cannot tell.
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { Native as NativeDevice } from '@siteimprove/alfa-device/native';
import { type Document, Node } from '@siteimprove/alfa-dom';
import { Native as NativeNode } from '@siteimprove/alfa-dom/native';
import { Headers, Request, Response } from '@siteimprove/alfa-http';
import rules, { type Flattened } from '@siteimprove/alfa-rules';
import { URL } from '@siteimprove/alfa-url';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Finding } from '../gallery/rules/finding.ts';

/** All but those that only level AAA asks for. */
const asked = [...rules].filter(({ requirements }) => {
  const criteria = [...requirements].filter(Criterion.isCriterion);
  return criteria.length === 0 || criteria.some((criterion) => Conformance.isAA()(criterion));
});

export async function alfaFindings(page: Page): Promise<Finding[]> {
  const outcomes = await Audit.of(await copyOf(page), asked).evaluate();
  return [...outcomes].flatMap(findingsOf);
}

async function copyOf(page: Page): Promise<AlfaPage> {
  const inPage = await page.evaluateHandle(() => window);
  const device = Device.from(await inPage.evaluate(NativeDevice.fromWindow));
  await page.evaluate(showKnownRules);
  const document = Node.from(await page.evaluate(NativeNode.fromNode, undefined), device) as Document;
  await page.evaluate(() => Reflect.deleteProperty(document, 'styleSheets'));
  await inPage.dispose();
  const url = URL.parse(page.url()).getUnsafe();
  return AlfaPage.of(Request.of('GET', url), Response.of(url, 200, Headers.empty()), document, device);
}

/**
 * Runs in the page. One rule that Alfa has no name for (`@property`, `@container`) would make it see the whole sheet as empty:
 * the sheets are shown to it without those.
 */
function showKnownRules(): void {
  const isKnown = (rule: CSSRule) =>
    /^CSS(FontFace|Keyframes|LayerBlock|LayerStatement|Media|Style|Supports)Rule$/.test(
      rule.constructor.name,
    );
  const known = (rules: CSSRuleList): object[] =>
    [...rules].filter(isKnown).map((rule) => {
      if (!(rule instanceof CSSGroupingRule) || rule instanceof CSSStyleRule) return rule;
      const { name, conditionText } = rule as CSSGroupingRule & { name?: string; conditionText?: string };
      return { constructor: rule.constructor, name, conditionText, cssRules: known(rule.cssRules) };
    });
  const sheets = [...document.styleSheets].map(({ cssRules, disabled, media }) => ({
    cssRules: known(cssRules),
    disabled,
    media,
  }));
  Object.defineProperty(document, 'styleSheets', { configurable: true, value: sheets });
}

type AlfaOutcome = Outcome<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>;

function findingsOf(outcome: AlfaOutcome): Finding[] {
  if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) return [];
  const rule = outcome.rule.uri.split('/').at(-1);
  const says = Outcome.isFailed(outcome)
    ? [...outcome.expectations].flatMap(([, result]) =>
        result.isErr() ? [result.getErrUnsafe().message] : [],
      )
    : [outcome.diagnostic.message];
  return [
    {
      rule: Outcome.isFailed(outcome) ? `alfa: ${rule}` : `alfa cannot tell: ${rule}`,
      where: short(namesOf(outcome.target)),
      says: short(says.join(' ')),
    },
  ];
}

/** Some rules judge several elements together. */
const namesOf = (target: Flattened.Target): string =>
  Node.isNode(target) || !(Symbol.iterator in target) ? String(target) : [...target].join(' ');

const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300);
