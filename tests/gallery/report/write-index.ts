// One page with all pictures of a run, for whoever changes a screen: filtered by role, width, colours, and by what was found.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Looked } from '../judge.ts';
import { nameOf } from '../looks.ts';
import { FOUND, INDEX } from './where.ts';

export type Seen = { role: string; route: string; address: string; looks: Looked[] };

export function writeIndex(): void {
  const seen = readdirSync(FOUND)
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(FOUND, name), 'utf8')) as Seen[]);
  const pictures = seen.flatMap(({ role, route, address, looks }) =>
    looks.map(({ look, picture, findings }) => ({
      role,
      route,
      address,
      look: nameOf(look),
      picture,
      findings,
    })),
  );
  const found = pictures.flatMap(({ findings }) => findings).length;
  const summary = `${seen.length} pages, ${pictures.length} looks, ${found} findings`;
  process.stdout.write(`\ngallery: ${summary}; all pictures: ${INDEX}\n`);
  writeFileSync(INDEX, page(summary, pictures));
}

const page = (summary: string, pictures: readonly object[]): string => `<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery – ${summary}</title>
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 0; background: #eee }
form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px; padding: 12px; background: #fff; border-bottom: 1px solid #bbb }
select, input { font: inherit; padding: 6px }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(360px, 1fr)); gap: 16px; padding: 16px }
figure { margin: 0; padding: 12px; background: #fff; border: 1px solid #ccc }
figure.found { border: 3px solid #b4472e }
figcaption { overflow-wrap: anywhere; margin-bottom: 8px }
img { max-width: 100%; max-height: 900px; border: 1px solid #ddd }
li { overflow-wrap: anywhere; font-size: 13px }
</style>
<form><strong>${summary}</strong>
<select name="role"></select><select name="look"></select><select name="rule"></select>
<input name="text" type="search" placeholder="address or finding"><output></output></form>
<main></main>
<script>
const all = ${JSON.stringify(pictures).replaceAll('<', '\\u003c')};
const form = document.forms[0];
const fill = (name, values) => {
  for (const value of ['', ...new Set(values)]) form.elements[name].add(new Option(value || 'every ' + name, value));
};
fill('role', all.map((one) => one.role));
fill('look', all.map((one) => one.look));
fill('rule', all.flatMap((one) => one.findings.map((finding) => finding.rule)));
const element = (name, text, className = '') => Object.assign(document.createElement(name), { textContent: text, className });
function show() {
  const [role, look, rule, text] = ['role', 'look', 'rule', 'text'].map((name) => form.elements[name].value);
  const shown = all.filter((one) => (!role || one.role === role) && (!look || one.look === look)
    && (!rule || one.findings.some((finding) => finding.rule === rule))
    && (!text || JSON.stringify(one).includes(text)));
  form.querySelector('output').textContent = shown.length + ' shown';
  document.querySelector('main').replaceChildren(...shown.map((one) => {
    const figure = element('figure', '', one.findings.length ? 'found' : '');
    figure.append(element('figcaption', one.role + ' · ' + one.address + ' · ' + one.look));
    const list = element('ul', '');
    for (const { rule, where, says } of one.findings) list.append(element('li', rule + ': ' + where + ' ' + says));
    figure.append(list);
    if (one.picture) {
      const link = Object.assign(element('a', ''), { href: 'pictures/' + one.picture });
      link.append(Object.assign(element('img', ''), { src: 'pictures/' + one.picture, loading: 'lazy', alt: '' }));
      figure.append(link);
    }
    return figure;
  }));
}
form.oninput = show;
form.onsubmit = (event) => event.preventDefault();
show();
</script>
`;
