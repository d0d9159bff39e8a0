// Fills the page that the bundler made with what each address shows before any script has run, and lists what each address loads.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addresses } from '../src/app/web/addresses.ts';
import { filesOf } from './parts-of-build.mjs';
import { NEXT } from './switch-build.ts';

const BUILT = `${NEXT}/client`;
const PAINTER = `${NEXT}/painter`;

/**
 * Writes into the folder of the browser part the public pages and `shell.html`, which stands in for every other; by address, a borrower's pages
 * (painted.json) and the files that a signed-in person's screen needs beside those that every page names (preloads.json).
 * `parts` is the bundler's list. Returns the version that each page names.
 */
export async function renderPages(parts) {
  const { paintForBorrowers, paintForVisitors, paintStarting } = await painter();
  const built = readFileSync(`${BUILT}/index.html`, 'utf8');
  const version = createHash('sha256').update(JSON.stringify(parts)).update(built).digest('hex').slice(0, 12);
  const named = filesOf(parts, ['index.html']);
  const needs = (audience) =>
    addresses
      .filter((address) => audience === undefined || address.audience === audience)
      .map(({ path, sources }) => [path, [...filesOf(parts, sources).difference(named)]]);
  const font = parts['index.html'].assets.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  // A page reads without scripts, so words, styles and font go first.
  const unhurried = built.replace(/ (?=crossorigin (?:src|href)="[^"]*\.js")/g, ' fetchpriority="low" ');
  const page = ({ head, body }, state, more = '') =>
    replaceAll(unhurried, {
      'data-version=""': `data-version="${version}"`,
      '<link rel="icon"': `${font.join('')}<link rel="icon"`,
      '</head>': `${head}${more}</head>`,
      '<div id="root"></div>': `<div id="root" data-rendered="${state}">${body}</div>`,
    });

  const visitors = await paintForVisitors();
  for (const [path, files] of needs('visitor').filter(([path]) => visitors.has(path))) {
    const folder = BUILT + path.replace(/\/$/, '');
    mkdirSync(folder, { recursive: true });
    const later = files.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
    );
    writeFileSync(`${folder}/index.html`, page(visitors.get(path), 'whole', later.join('')));
  }
  const borrowers = [...(await paintForBorrowers())].map(([path, painted]) => [
    path,
    page(painted, 'waiting'),
  ]);
  writeFileSync(`${NEXT}/painted.json`, JSON.stringify(Object.fromEntries(borrowers)));
  writeFileSync(`${NEXT}/preloads.json`, JSON.stringify(Object.fromEntries(needs())));
  writeFileSync(`${BUILT}/shell.html`, page(await paintStarting(), 'waiting'));
  return version;
}

/** The renderer that the build made for Node; it goes again, since nothing else needs it. */
async function painter() {
  // What a screen asks of its browser when it is first drawn.
  globalThis.localStorage ??= { getItem: () => null };
  const painter = await import(pathToFileURL(resolve(PAINTER, 'paint.js')).href);
  // Parts of it are loaded as the screens are painted.
  process.once('exit', () => rmSync(PAINTER, { recursive: true, force: true }));
  return painter;
}

/** Replaces each text once. Throws where a text is missing or stands more than once, because then the page is not the one that this was written for. */
function replaceAll(text, replacements) {
  return Object.entries(replacements).reduce((page, [place, words]) => {
    if (page.split(place).length !== 2) throw new Error(`index.html has not one ${place}`);
    return page.replace(place, () => words);
  }, text);
}
