// What can be altered unnoticed in the rules of privacy.
import type { Explained } from '../explanation.ts';

export const explained: Explained[] = [
  {
    file: 'src/features/privacy/rules/held-page.ts',
    line: '({ id, name }) => `<li><a href="${encodeURI(paths.get(id) ?? \'\')}">${escapeHtml(name)}</a></li>`,',
    becomes: ['"Stryker was here!"'],
    why: 'Each file of a part has its place among those of all parts; the compiler alone asks for what would stand for it.',
  },
  {
    file: 'src/features/privacy/rules/held-page.ts',
    line: "':root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:48rem;margin:0 auto;padding:1.5rem 1rem;background:#FBF7EF;color:#16231D}h1,h2{line-height:1.2}a{color:#0E6B4A}dl{background:#fff;border:1px solid #d9d2c3;border-radius:10px;padding:.5rem 1rem;margin:0 0 1rem}dl div{padding:.4rem 0}dt{font-weight:600;font-size:.875rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#101815;color:#eef3ef}dl{background:#18221d;border-color:#33413a}a{color:#7fd0ab}}';",
    becomes: ['""'],
    why: 'The look of the page; what stands on it is the same.',
  },
];
