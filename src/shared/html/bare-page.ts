// A page that is whole in itself, in the product's look and without a script: for where the product's own pages cannot be had.
import { brand } from '#texts/brand.ts';
import { escapeHtml } from './escape-html.ts';

const STYLE = `
:root{color-scheme:light dark;--ground:#fbf7ef;--ink:#16231d;--muted:#536058;--leaf:#0e6b4a;--on-leaf:#fffdf9;--line:#e4dac7;--berry:#b4472e}
@media(prefers-color-scheme:dark){:root{--ground:#0f1814;--ink:#eef2ec;--muted:#a9b7ae;--leaf:#6fcb9f;--on-leaf:#0b1a13;--line:#2b3a32;--berry:#f2967d}}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;place-content:center;padding:1.5rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 Figtree,Roboto,system-ui,sans-serif}
main{max-width:26rem;display:grid;gap:1rem}
svg{width:3.5rem;height:3.5rem}
h1{font-size:1.75rem;line-height:1.2}
p{color:var(--muted);overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.75rem;padding-top:.5rem}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border-radius:.625rem;font-weight:600;text-decoration:none;color:var(--leaf);border:1px solid var(--line)}
a:first-child{background:var(--leaf);border-color:var(--leaf);color:var(--on-leaf)}
a:focus-visible{outline:3px solid var(--berry);outline-offset:2px}`;

const SPRIG = `<svg viewBox="0 0 32 32" role="img" aria-label="${brand.name}" fill="none" stroke-linecap="round"><path stroke="var(--leaf)" stroke-width="2" d="M6 29C9 22 13.5 16.5 20.5 12M15 18c4 1 7 3 8.5 6"/><path fill="var(--leaf)" d="M11.5 21.5C4.5 20.5 2.5 15 3.5 8.5 9.5 10 13 14.5 11.5 21.5ZM15 17C12 11 14 5 20 2c3.5 5.5 1.5 11.5-5 15Z"/><g fill="var(--berry)"><circle cx="24.5" cy="11" r="4"/><circle cx="26.5" cy="19.5" r="3.5"/><circle cx="23" cy="26.5" r="3.5"/></g></svg>`;

type BarePage = {
  title: string;
  heading: string;
  text: string;
  /** What can be done, the most useful first: words, and an address. An empty one is the page that was asked for. */
  ways: readonly (readonly [words: string, to: string])[];
};

export function barePage({ title, heading, text, ways }: BarePage): string {
  const links = ways.map(([words, to]) => `<a href="${escapeHtml(to)}">${escapeHtml(words)}</a>`).join('');
  return `<!doctype html><html lang="en-JM"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1814"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${SPRIG}<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><nav>${links}</nav></main></body></html>`;
}
