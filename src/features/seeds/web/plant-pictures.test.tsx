// The plant's pictures under `public/plants`, which the landing shows without loading a component, are drawn by the component; `vitest -u` draws them anew.
import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Plant } from './plant.tsx';

const TOKENS = 'src/platform/web/tokens.css';

test.each([
  ['seed2', false],
  ['seed6', false],
  // The landing's last step is a loan that was repaid.
  ['seed10', true],
] as const)('the picture of %s is the drawing', async (level, hasRepaid) => {
  const drawing = renderToStaticMarkup(<Plant level={level} hasRepaid={hasRepaid} className="plant" />);
  const picture = drawing.replace(
    /^<svg [^>]*?(?= fill=)/,
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="200" viewBox="0 0 160 200"',
  );
  const styled = picture.replace('>', `><style>${await stylesOf(picture)}</style>`);
  await expect(`${styled}\n`).toMatchFileSnapshot(`../../../../public/plants/${level}.svg`);
});

/** The colours of the classes that the picture names, light and dark. */
async function stylesOf(picture: string): Promise<string> {
  const css = await readFile(TOKENS, 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const classes = [...picture.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const rules = (tokens: string) =>
    [...new Set(classes)]
      .filter((name) => name !== 'plant')
      .map((name) => [name, name.startsWith('fill') ? 'fill' : 'stroke'] as const)
      .map(([name, property]) => `.${name}{${property}:${colourOf(tokens, name.slice(property.length + 1))}}`)
      .join('');
  return `${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}`;
}

const colourOf = (tokens: string, name: string): string =>
  name === 'none' ? 'none' : (new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1] ?? `no-${name}`);
