import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';

it('a table of endpoints is the table that was declared', () => {
  const table = { 'GET /api/x': { summary: 'Shows x', output: z.object({}) } } as const;
  expect(endpoints(table)).toBe(table);
});
