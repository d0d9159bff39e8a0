// Every page of the gallery's table in another engine, on a phone and at a desk: it loads without an error, and every rule of the gallery holds.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Example, examples } from '../../gallery/examples/examples.ts';
import { isExplained } from '../../gallery/explained.ts';
import type { Looked } from '../../gallery/judge.ts';
import { nameOf } from '../../gallery/looks.ts';
import { FOUND } from '../../gallery/report/where.ts';
import type { Seen } from '../../gallery/report/write-index.ts';
import type { Role } from '../../gallery/roles.ts';
import { becomes, judged, settled, test } from './engine-test.ts';

const LOOKS = [
  { width: 360, height: 740, scheme: 'light', textPercent: 100, isKept: true },
  { width: 1280, height: 800, scheme: 'light', textPercent: 100, isKept: true },
] as const;

for (const [route, byRole] of Object.entries(examples))
  for (const [role, addresses] of Object.entries(byRole) as [Role, readonly Example[]][])
    test(`${role} at ${route}`, async ({ world, engine }, { project }) => {
      const [example] = addresses.filter(({ leadsTo, holds }) => !leadsTo && !holds);
      test.skip(!example, 'leads to another address');
      if (!example) return;
      const address = example.at(world.records);
      const file = `${project.name}-${role}${route.replaceAll(/[^a-z0-9-]+/g, '_')}`;
      await becomes(engine, world, role);
      await engine.open(world.url + address);
      await settled(engine);
      const looks: Looked[] = [];
      for (const look of LOOKS) {
        await engine.resize(look.width, look.height);
        const { picture, findings } = await judged(engine, world, look, file);
        looks.push({ look, picture, findings: findings.filter((finding) => !isExplained(finding)) });
      }
      const seen: Seen[] = [{ role: `${role} in ${project.name}`, route, address, looks }];
      writeFileSync(join(FOUND, `${file}.json`), JSON.stringify(seen));
      const found = looks.flatMap(({ look, findings }) =>
        findings.map(({ rule, where, says }) => `${nameOf(look)}: ${rule}: ${where} ${says}`),
      );
      expect(found).toEqual([]);
    });
