// The bare handlers that `npm run bench` measures beside have to answer what the product answers: a field that only one of them
// gives would make the comparison void, and would be found only by whoever next looks for a figure.
import { expect, it, onTestFinished } from 'vitest';
import { fill } from '../../bench/fill.ts';
import { insistOnSameAnswer } from '../../bench/measure.ts';
import { onPostgres } from '../../bench/places.ts';
import { startBare, startProduct } from '../../bench/servers.ts';
import { workloads } from '../../bench/workloads.ts';

const PEOPLE = 200;

it('every workload of the bench is answered alike on both sides', { timeout: 120_000 }, async () => {
  const place = await onPostgres();
  onTestFinished(() => place.remove());
  const filled = await fill(place, PEOPLE);
  const bare = await startBare(place.databaseUrl);
  onTestFinished(() => bare.stop());
  const product = await startProduct(place);
  onTestFinished(() => product.stop());
  const sides = Object.entries({ bare, product }).map(([name, { url }]) => ({
    name,
    url,
    clocks: [],
    filled,
  }));

  expect(workloads.length).toBeGreaterThan(0);
  for (const workload of workloads) await insistOnSameAnswer(workload, sides);
});
