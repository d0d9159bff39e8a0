import { afterEach, expect, it, vi } from 'vitest';
import { workloadsOf } from '../measure-workloads.ts';
import { measured } from './measure-million.ts';

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

it('says which part could not be measured, and fails the run', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  await measured('workloads', () => Promise.reject(new Error('they did not come to rest')));
  expect(said.mock.calls).toEqual([['NOT MEASURED workloads: they did not come to rest']]);
  expect(process.exitCode).toBe(1);
});

it('refuses a beginning that no workload has', () => {
  expect(workloadsOf('W5').map(({ name }) => name)).toEqual(['W5a', 'W5b', 'W5c']);
  expect(() => workloadsOf('users')).toThrow("no workload begins with 'users'");
});
