// Lets a horde of gremlins.js loose on an open page: clicks, touches, filled fields, scrolling and keys, all from one seed.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Logger = Record<'log' | 'info' | 'warn' | 'error', (...parts: unknown[]) => void>;
type Tools = { logger: Logger; randomizer: Chance; window: Window };
type Species = (tools: Tools) => () => void;
type Chance = {
  natural(bounds: { max: number }): number;
  character(): string;
  pickone<T>(list: readonly T[]): T;
};
type Options = Record<string, unknown>;

declare global {
  interface Window {
    gremlins: {
      Chance: new (seed: number) => Chance;
      species: Record<
        'clicker' | 'toucher' | 'formFiller' | 'scroller' | 'typer',
        (options: Options) => Species
      >;
      mogwais: { alert(): unknown };
      strategies: { distribution(options: { nb: number; delay: number; distribution: number[] }): unknown };
      createHorde(options: Options): { unleash(): Promise<void> };
    };
    /** Told of each event as it happened. */
    gremlinDid(what: string): void;
  }
}

const GREMLINS = readFileSync(
  new URL('library/node_modules/gremlins.js/dist/gremlins.min.js', import.meta.url),
  'utf8',
);
const LEFT = /context was destroyed|Cannot find context|because of a navigation/;

/** Counts what gremlins do on a page, over all its hordes, and remembers the last of it. */
export async function countEvents(page: Page, remembered = 25): Promise<{ count: number; last: string[] }> {
  const counted = { count: 0, last: [] as string[] };
  await page.exposeFunction('gremlinDid', (what: string) => {
    counted.count += 1;
    counted.last = [...counted.last, what].slice(-remembered);
  });
  return counted;
}

/** Ends after so many events, or earlier where one of them loads another page. The page has to be counted (`countEvents`). */
export async function unleash(page: Page, horde: { seed: number; events: number }): Promise<void> {
  try {
    await page.evaluate(`'gremlins' in window || (() => {${GREMLINS}\n})()`);
    await page.evaluate(attack, horde);
  } catch (error) {
    if (!LEFT.test(String(error))) throw error;
  }
}

/** Runs in the page, so everything that it needs is inside. */
async function attack({ seed, events }: { seed: number; events: number }): Promise<void> {
  const { Chance, species, mogwais, strategies, createHorde } = window.gremlins;
  const randomizer = new Chance(seed);
  let what = '';
  const nameOf = (element: Element) =>
    `${element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 100)}${element.textContent?.slice(0, 40)}`;
  const write = (...parts: unknown[]) => {
    what = parts
      .map((part) => (part instanceof Element ? nameOf(part) : typeof part === 'object' ? '' : String(part)))
      .join(' ');
  };
  let target = '';
  const aimAt = (element: Element) => {
    target = nameOf(element);
    return true;
  };
  /** What a finger could reach: the library looks for fields anywhere. */
  const isOpen = (element: HTMLInputElement) =>
    !element.disabled && !element.readOnly && element.checkVisibility() && !element.closest('[inert]');
  const change = (element: HTMLInputElement | HTMLSelectElement, value: string, kind: 'input' | 'change') => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(kind, { bubbles: true }));
    return value;
  };
  const number = (most: number) => String(randomizer.natural({ max: most }));
  const two = (most: number) => String(1 + Number(number(most - 1))).padStart(2, '0');
  /** Kinds of fields that the library leaves alone, and lists, of whose change it notifies nobody. */
  const otherFields = {
    select: (list: HTMLSelectElement) =>
      list.options.length > 0 && change(list, randomizer.pickone([...list.options]).value, 'change'),
    'input[type=date]': (field: HTMLInputElement) =>
      change(field, `20${number(9)}${number(9)}-${two(12)}-${two(28)}`, 'input'),
    'input[type=range]': (field: HTMLInputElement) =>
      change(field, number(Number(field.max) || 100), 'input'),
    'input[type=search], input[type=tel], input[type=url]': (field: HTMLInputElement) =>
      change(field, field.value + randomizer.character(), 'input'),
  };
  const quietly = { showAction: null, log: true };
  const horde: [name: string, share: number, Species][] = [
    ['clicks', 0.4, species.clicker({ ...quietly, canClick: aimAt })],
    ['touches', 0.1, species.toucher({ ...quietly, canTouch: aimAt })],
    ['fills', 0.2, species.formFiller({ ...quietly, canFillElement: isOpen })],
    ['fills', 0.1, species.formFiller({ ...quietly, canFillElement: isOpen, elementMapTypes: otherFields })],
    ['scrolls', 0.1, species.scroller(quietly)],
    [
      'types',
      0.1,
      species.typer({
        ...quietly,
        targetElement: (x: number, y: number) => {
          const element = document.elementFromPoint(x, y) ?? document.body;
          aimAt(element);
          return element;
        },
      }),
    ],
  ];
  const counted = horde.map(
    ([name, , make]): Species =>
      (tools) => {
        const act = make(tools);
        return () => {
          what = '';
          target = '';
          try {
            act();
          } finally {
            window.gremlinDid(`${location.pathname}${location.search} ${name} ${what} ${target}`);
          }
        };
      },
  );
  await createHorde({
    randomizer,
    species: counted,
    mogwais: [mogwais.alert()],
    logger: { log: write, info: write, warn: write, error: write },
    strategies: [
      strategies.distribution({ nb: events, delay: 0, distribution: horde.map(([, share]) => share) }),
    ],
  }).unleash();
}
