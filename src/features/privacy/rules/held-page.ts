// What is held about a person as one page without scripts, to be opened from the unpacked download, on a phone too.

import { showMoment } from '#shared/calendar.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { brand } from '#texts/brand.ts';
import { heldTexts as texts } from '#texts/held.ts';

type HeldValue = string | number | boolean | null;
type HeldRecord = Record<string, HeldValue>;
export type Part = {
  title: string;
  records: HeldRecord[];
  /** More of them, of any number, which are read when their turn comes. */
  many?: { count: number; batches(): AsyncIterable<HeldRecord[]> };
  files?: { id: string; name: string }[];
  /** The names of files that should be on the disk and are not. */
  lost?: string[];
};

/** The path of each file in the download, by the file's id; two files of one name are told apart by a number. */
export function pathsOf(parts: readonly Part[]): Map<string, string> {
  const files = parts.flatMap(({ files = [] }) => files);
  return new Map(
    files.map(({ id, name }, index) => [id, `documents/${String(index + 1).padStart(2, '0')}-${safe(name)}`]),
  );
}

/** A name that every system can unpack, its ending kept. */
const safe = (name: string): string =>
  name.replace(/[^\p{L}\p{N}.-]+/gu, '-').replace(/^[.-]+/, '') || 'file';

/** The page piece by piece, so that it need not be in memory whole. */
export async function* heldPage(parts: readonly Part[], email: string, madeAt: Date): AsyncGenerator<string> {
  const paths = pathsOf(parts);
  const title = escapeHtml(texts.title(email, brand.name));
  const contents = parts
    .map((part, place) => `<li><a href="#p${place}">${escapeHtml(part.title)}</a> (${recordsOf(part)})</li>`)
    .join('');
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><p>${escapeHtml(texts.madeAt(showMoment(madeAt)))}</p><nav><h2>${texts.contents}</h2><ul>${contents}</ul></nav>`;
  for (const [place, part] of parts.entries()) {
    yield `<section id="p${place}"><h2>${escapeHtml(part.title)}</h2>${filesOf(part, paths)}`;
    if (recordsOf(part) === 0) yield `<p>${texts.nothing}</p>`;
    for await (const records of inTurn(part)) yield records.map(recordOf).join('');
    yield '</section>';
  }
  yield '</body></html>';
}

const recordsOf = ({ records, many }: Part): number => records.length + (many?.count ?? 0);

/** All records of a part, some at a time. */
export async function* inTurn({
  records,
  many,
}: Pick<Part, 'records' | 'many'>): AsyncGenerator<HeldRecord[]> {
  yield records;
  if (many) yield* many.batches();
}

function filesOf({ files = [], lost = [] }: Part, paths: Map<string, string>): string {
  const links = [
    ...files.map(
      ({ id, name }) => `<li><a href="${encodeURI(paths.get(id) ?? '')}">${escapeHtml(name)}</a></li>`,
    ),
    ...lost.map((name) => `<li>${escapeHtml(texts.lost(name))}</li>`),
  ];
  return links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
}

const recordOf = (record: HeldRecord): string =>
  `<dl>${Object.entries(record)
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(inWords(value))}</dd></div>`)
    .join('')}</dl>`;

const inWords = (value: HeldValue): string =>
  typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value);

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:48rem;margin:0 auto;padding:1.5rem 1rem;background:#FBF7EF;color:#16231D}h1,h2{line-height:1.2}a{color:#0E6B4A}dl{background:#fff;border:1px solid #d9d2c3;border-radius:10px;padding:.5rem 1rem;margin:0 0 1rem}dl div{padding:.4rem 0}dt{font-weight:600;font-size:.875rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#101815;color:#eef3ef}dl{background:#18221d;border-color:#33413a}a{color:#7fd0ab}}';
