// The Nu checker reads every page that a visitor sees: as the server sends it, and as the browser has made it.
import { expect } from '@playwright/test';
import { arrive } from '../gallery/arrive.ts';
import { examples } from '../gallery/examples/examples.ts';
import { test } from '../gallery/pages.ts';
import { nuFindings } from './nu.ts';

test('every page that a visitor sees is good HTML', async ({ world, pageOf }) => {
  const { page } = await pageOf('visitor');
  const documents = new Map<string, string>();
  for (const example of Object.values(examples).flatMap(({ visitor = [] }) => visitor)) {
    const address = await arrive(page, world, example);
    if (address === null) continue;
    const sent = await page.request.get(world.url + address, { headers: { accept: 'text/html' } });
    documents.set(`${address} as sent`, await sent.text());
    documents.set(`${address} in the browser`, await page.content());
  }
  const found = (await nuFindings([...documents.values()])).flatMap((findings, index) =>
    findings.map((finding) => ({ page: [...documents.keys()][index], ...finding })),
  );
  expect(documents.size, 'pages were read').toBeGreaterThan(0);
  expect(found).toEqual([]);
});
