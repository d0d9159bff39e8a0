// Walks every route of the product as each role that may see it, and judges every screen in every look.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { arrive } from './arrive.ts';
import { type Example, examples } from './examples/examples.ts';
import { unexplained } from './explained/explained.ts';
import { OWN } from './explained/own.ts';
import { judge } from './judge.ts';
import { keyFaults } from './keys.ts';
import { isWhole, LOOKS, nameOf } from './looks.ts';
import { test } from './pages.ts';
import { FOUND, fileName } from './report/where.ts';
import type { Seen } from './report/write-index.ts';
import type { Role } from './roles.ts';
import { routes } from './routes.ts';

test('every route of the product has an example, and every example a route', () => {
  expect(Object.keys(examples).sort()).toEqual([...new Set(routes)].sort());
});

/** The gate takes each route once. */
const walked = (route: string): [Role, readonly Example[]][] => {
  const all = Object.entries(examples[route] ?? {}) as [Role, readonly Example[]][];
  return isWhole ? all : all.slice(0, 1).map(([role, addresses]) => [role, addresses.slice(0, 1)]);
};

for (const route of new Set(routes))
  for (const [role, addresses] of walked(route))
    test(`${role} at ${route}`, async ({ world, pageOf }) => {
      test.setTimeout(30_000 + addresses.length * LOOKS.length * 15_000);
      const { page, takeFaults } = await pageOf(role);
      const seen: Seen[] = [];
      for (const [place, example] of addresses.entries()) {
        takeFaults();
        await page.setViewportSize({ width: 1280, height: 800 });
        const address = await arrive(page, world, example);
        if (address === null) continue;
        const name = `${fileName(role, route)}${place || ''}`;
        const byKeys = await keyFaults(page);
        const looks = [];
        for (const look of LOOKS) looks.push(await judge(page, look, world.judge, name));
        looks[0]?.findings.push(...byKeys, ...unexplained('own', OWN, takeFaults()));
        seen.push({ role, route, address, looks });
      }
      writeFileSync(join(FOUND, `${fileName(role, route)}.json`), JSON.stringify(seen));
      const found = seen.flatMap(({ address, looks }) =>
        looks.flatMap(({ look, findings }) =>
          findings.map(({ rule, where, says }) => `${address} at ${nameOf(look)}: ${rule}: ${where} ${says}`),
        ),
      );
      expect(found).toEqual([]);
    });
