// Every page of the gallery's table in another engine, on a phone and at a desk: it loads without an error, and every rule of the gallery holds.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Example, examples } from '../../gallery/examples/examples.ts';
import { unexplained } from '../../gallery/explained/explained.ts';
import { OWN } from '../../gallery/explained/own.ts';
import type { Looked } from '../../gallery/judge.ts';
import { nameOf } from '../../gallery/looks.ts';
import { FOUND, fileName } from '../../gallery/report/where.ts';
import type { Seen } from '../../gallery/report/write-index.ts';
import type { Role } from '../../gallery/roles.ts';
import { becomes, examined, settled, test } from './engine-test.ts';

const LOOKS = [
  { width: 360, height: 740, scheme: 'light', textPercent: 100, isKept: true },
  { width: 1280, height: 800, scheme: 'light', textPercent: 100, isKept: true },
] as const;

for (const [route, byRole] of Object.entries(examples))
  for (const [role, addresses] of Object.entries(byRole) as [Role, readonly Example[]][])
    test(`${role} at ${route}`, async ({ world, engine }, { project }) => {
      // No call can be held up from outside of these engines, and where an address leads is the walk's to see.
      const stays = addresses.filter(({ leadsTo, holds }) => !leadsTo && !holds);
      test.skip(stays.length === 0, 'leads to another address');
      test.setTimeout(30_000 + stays.length * LOOKS.length * 30_000);
      const file = `${project.name}-${fileName(role, route)}`;
      const seen: Seen[] = [];
      await becomes(engine, world, role);
      for (const [place, example] of stays.entries()) {
        const address = example.at(world.records);
        await engine.open(world.url + address);
        await settled(engine);
        const looks: Looked[] = [];
        for (const look of LOOKS) {
          await engine.resize(look.width, look.height);
          const { picture, findings } = await examined(engine, world, look, `${file}${place || ''}`);
          looks.push({ look, picture, findings: unexplained('own', OWN, findings) });
        }
        seen.push({ role: `${role} in ${project.name}`, route, address, looks });
      }
      writeFileSync(join(FOUND, `${file}.json`), JSON.stringify(seen));
      const found = seen.flatMap(({ address, looks }) =>
        looks.flatMap(({ look, findings }) =>
          findings.map(({ rule, where, says }) => `${address} at ${nameOf(look)}: ${rule}: ${where} ${says}`),
        ),
      );
      expect(found).toEqual([]);
    });
