// Which parts of the program a screen needs, named to the browser with the page itself, so that it fetches all of them in one trip.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionRecord } from '#shared/actor.ts';
import type { Db } from '../../database/database.ts';
import type { Services } from '../../work.ts';

const WRITTEN_AT_BUILD = join(import.meta.dirname, '../../../../../build/preloads.json');

/** The calls that each screen begins with, by the route's address; `{page}` is the page of a list that the address asks for. */
export type FirstCalls = Readonly<Record<string, readonly string[]>>;

/** The words that fill the brackets in the calls of a reader; only what is known without asking. */
export type FirstFill = (services: Services, reader: SessionRecord) => Readonly<Record<string, string>>;

/** The address of the largest picture on a screen, by the address of a route without parameters. */
export type FirstPictures = Readonly<Record<string, (db: Db) => Promise<string | null>>>;

/** The value of a `Link` header for a screen's largest picture. */
export const linkToPicture = (picture: string): string =>
  `<${picture}>; rel=preload; as=image; fetchpriority=high`;

/** What the build knows of the addresses of the browser part. */
type Addresses = {
  /** Whether the application has a screen at a path. */
  isAddress: (path: string) => boolean;
  /**
   * The value of the `Link` header of a path's page; null where there is nothing to name. The calls are named to a borrower alone, with
   * the words that stand in them: to anyone else they would be refused.
   */
  preloads: (
    path: string,
    search: URLSearchParams,
    fill: Readonly<Record<string, string>> | null,
  ) => string | null;
};

export function readAddresses(firstCalls: FirstCalls, file = WRITTEN_AT_BUILD): Addresses {
  const lists = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  const rules = Object.entries(lists).map(([address, files]) => ({
    pattern: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`),
    fixed: !address.includes(':'),
    calls: firstCalls[address] ?? [],
    files: files.map(linkTo),
  }));
  rules.sort((a, b) => Number(b.fixed) - Number(a.fixed));
  const ruleOf = (path: string) => rules.find(({ pattern }) => pattern.test(path));
  return {
    isAddress: (path) => ruleOf(path) !== undefined,
    preloads: (path, search, fill) => {
      const rule = ruleOf(path);
      const calls = fill && rule ? rule.calls.flatMap((call) => callFor(call, search, fill)) : [];
      return [...calls, ...(rule?.files ?? [])].join(', ') || null;
    },
  };
}

/** One call for the header, with the attributes of the browser's own request, or the browser would send it twice. */
function callFor(call: string, search: URLSearchParams, fill: Readonly<Record<string, string>>): string[] {
  const asked = Number(search.get('page'));
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const words: Readonly<Record<string, string>> = { ...fill, page: String(page) };
  const address = call.replace(/\{(\w+)\}/g, (unknown, word: string) => words[word] ?? unknown);
  return address.includes('{') ? [] : [`<${address}>; rel=preload; as=fetch; crossorigin=anonymous`];
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<${file}>; rel=preload; as=style`
    : `<${file}>; rel=modulepreload; fetchpriority=low`;
