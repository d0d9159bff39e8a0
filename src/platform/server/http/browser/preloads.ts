// Which parts of the program a screen needs, told to the browser with the page itself, so that it fetches all of them in one trip.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WRITTEN_AT_BUILD = join(import.meta.dirname, '../../../../../build/preloads.json');

/** A function from the path of an address to the value of its page's `Link` header; null where nothing is known of the address. */
export function preloadsByPath(file = WRITTEN_AT_BUILD): (path: string) => string | null {
  if (!existsSync(file)) return () => null;
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const rules = Object.entries(lists).map(([address, files]) => ({
    address: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`),
    fixed: !address.includes(':'),
    header: files.map(linkTo).join(', '),
  }));
  rules.sort((a, b) => Number(b.fixed) - Number(a.fixed));
  return (path) => rules.find(({ address }) => address.test(path))?.header || null;
}

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style` : `<${file}>; rel=modulepreload`;
