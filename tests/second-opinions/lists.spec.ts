// After the judges: what their lists explain is still there to be explained.
import { expect, test } from '@playwright/test';
import { ALFA } from './explained/alfa.ts';
import { neverMet } from './explained/explained.ts';
import { IBM } from './explained/ibm.ts';

for (const [judge, list] of Object.entries({ alfa: ALFA, ibm: IBM }))
  test(`every explanation for ${judge} is needed`, () => {
    expect(neverMet(judge, list)).toEqual([]);
  });
