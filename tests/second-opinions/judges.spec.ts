// Two judges of other makers look at every page of the gallery's table on a phone, at ordinary size and with text at 200 %.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { arrive } from '../gallery/arrive.ts';
import { type Example, examples } from '../gallery/examples/examples.ts';
import { unexplained } from '../gallery/explained/explained.ts';
import type { Looked } from '../gallery/judge.ts';
import { nameOf } from '../gallery/looks.ts';
import { test } from '../gallery/pages.ts';
import { FOUND, fileName } from '../gallery/report/where.ts';
import type { Seen } from '../gallery/report/write-index.ts';
import type { Role } from '../gallery/roles.ts';
import { alfaFindings } from './alfa.ts';
import { ALFA } from './explained/alfa.ts';
import { IBM } from './explained/ibm.ts';
import { ibmFindings } from './ibm.ts';

const PHONE = { width: 360, height: 740, scheme: 'light', isKept: false } as const;

for (const [route, byRole] of Object.entries(examples))
  for (const [role, addresses] of Object.entries(byRole) as [Role, readonly Example[]][])
    test(`${role} at ${route}`, async ({ world, pageOf }) => {
      const { page } = await pageOf(role);
      await page.setViewportSize(PHONE);
      const seen: Seen[] = [];
      for (const example of addresses) {
        const address = await arrive(page, world, example);
        if (address === null) continue;
        await page.evaluate(world.judge);
        const looks: Looked[] = [];
        for (const textPercent of [100, 200] as const) {
          await page.evaluate(async (percent) => {
            window.gallery.textSize(percent);
            await window.gallery.calm();
          }, textPercent);
          const findings = [
            ...unexplained('ibm', IBM, await ibmFindings(page)),
            ...unexplained('alfa', ALFA, await alfaFindings(page)),
          ];
          looks.push({ look: { ...PHONE, textPercent }, picture: null, findings });
        }
        seen.push({ role, route, address, looks });
      }
      const file = `judges-${fileName(role, route)}.json`;
      writeFileSync(join(FOUND, file), JSON.stringify(seen));
      const found = seen.flatMap(({ address, looks }) =>
        looks.flatMap(({ look, findings }) =>
          findings.map(({ rule, where, says }) => `${address} at ${nameOf(look)}: ${rule}: ${where} ${says}`),
        ),
      );
      expect(found).toEqual([]);
    });
