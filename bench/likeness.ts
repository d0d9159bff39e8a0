// `npm run bench:likeness`: do fingerprints of pictures tell licences of two people apart, and know one that was saved anew? Prints how many bits differ, with PASS or FAIL.
import { parseArgs } from 'node:util';
import { inColumns } from '#app/server/score-judge/print-findings.ts';
import {
  changes,
  differenceOf,
  drawnLicence,
  shadesOf,
  tooMuch,
} from '#features/signals/rules/drawn-licence.test-support.ts';
import {
  FINGERPRINT_BITS,
  fingerprintOf,
  MOST_DIFFERENT_BITS,
  partsOf,
  SIDE,
} from '#features/signals/rules/likeness.ts';
import { chanceFrom } from './loan-year/chance.ts';

const { values: options } = parseArgs({
  options: { licences: { type: 'string', default: '300' }, seed: { type: 'string', default: '7' } },
});

const SAVED_ANEW = 40;
const chance = chanceFrom(Number(options.seed));
const draw = () => chance.between(0, 999_999) / 1_000_000;

const pictures: Buffer[] = [];
for (let number = 0; number < Number(options.licences); number++) pictures.push(await drawnLicence(draw));
const prints = await Promise.all(pictures.map(fingerprint));

const between = prints.flatMap((one, place) =>
  prints.slice(place + 1).map((other) => differenceOf(one, other)),
);
const rows = [
  rowOf(
    `${between.length} pairs of two people's licences`,
    between,
    Math.min(...between) > MOST_DIFFERENT_BITS,
  ),
];
for (const [what, change] of Object.entries(changes)) rows.push(await rowOfChange(what, change, true));
for (const [what, change] of Object.entries(tooMuch)) rows.push(await rowOfChange(what, change, false));

const sharing = prints.flatMap((one, place) => {
  const parts = new Set(partsOf(one));
  return prints.slice(place + 1).map((other) => partsOf(other).some((part) => parts.has(part)));
});
for (const line of inColumns([['', 'What', 'Fewest bits', 'Median', 'Most'], ...rows])) console.log(line);
console.log(
  `Of ${FINGERPRINT_BITS} bits; nearly the same are ${MOST_DIFFERENT_BITS} and fewer. ${((100 * sharing.filter(Boolean).length) / sharing.length).toFixed(1)} % of the pairs share a part, so that their bits are compared.`,
);

async function rowOfChange(what: string, change: (picture: Buffer) => Promise<Buffer>, isMeant: boolean) {
  const found: number[] = [];
  for (const [place, picture] of pictures.slice(0, SAVED_ANEW).entries())
    found.push(differenceOf(prints[place] ?? '', await fingerprint(await change(picture))));
  const isRight = isMeant ? Math.max(...found) <= MOST_DIFFERENT_BITS : null;
  return rowOf(isMeant ? what : `${what} (not found)`, found, isRight);
}

function rowOf(what: string, bits: readonly number[], isRight: boolean | null): string[] {
  const inOrder = bits.toSorted((one, other) => one - other);
  const at = (part: number) => String(inOrder[Math.floor((inOrder.length - 1) * part)]);
  if (isRight === false) process.exitCode = 1;
  return [isRight === null ? '' : isRight ? 'PASS' : 'FAIL', what, at(0), at(0.5), at(1)];
}

async function fingerprint(picture: Buffer): Promise<string> {
  const found = fingerprintOf(await shadesOf(picture, SIDE));
  if (!found) throw new Error('a licence has contrast');
  return found;
}
