// After the walk and the judges: what their lists explain is still there to be explained.
import { expect, test } from '@playwright/test';
import { neverMet } from '../gallery/explained/explained.ts';
import { OWN } from '../gallery/explained/own.ts';
import { ALFA } from './explained/alfa.ts';
import { IBM } from './explained/ibm.ts';

for (const [judge, list] of Object.entries({ own: OWN, alfa: ALFA, ibm: IBM }))
  test(`every explanation for ${judge} is needed`, () => {
    expect(neverMet(judge, list)).toEqual([]);
  });
