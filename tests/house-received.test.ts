// What an action receives is said by the contract of its endpoint, and by nothing else.
import { describe, expect, it } from 'vitest';
import { receivedByHand } from './support/house-received.ts';
import { sources } from './support/house-sources.ts';

it('takes what actions receive from their contracts', () => {
  expect(receivedByHand(sources)).toEqual([]);
});

describe('an action', () => {
  const path = 'src/features/loans/server/show-loan.ts';
  const foundIn = (source: string, at = path) => receivedByHand(new Map([[at, source]]));

  it.each([
    [
      'beside its parameter',
      'export const show = (work: Work, { params }: { params: { id: string } }) => 1;',
    ],
    ['over several lines', 'show(\n  { query: { page } }: {\n    query: { page: number };\n  },\n)'],
    ['in a type of its own', 'type Asked = { body: { note: string } };'],
    ['in a type for several tables', 'type OfId<Table extends string> = { params: { id: IdOf<Table> } };'],
    ['of files alone', 'upload(work, { files }: { files: ArrivedFile[] })'],
  ])('is refused that says it %s', (_where, source) => {
    expect(foundIn(source)).toEqual([path]);
  });

  it.each([
    ['by its contract', "show(work, { params }: Received<typeof loanEndpoints, 'GET /api/loans/:id'>)"],
    ['by what the action hands on', 'type Kept = { id: string; params: string[] };'],
  ])('passes that says it %s', (_how, source) => {
    expect(foundIn(source)).toEqual([]);
  });

  it('may be called by a test as the test likes', () => {
    expect(foundIn('type Call = { body: object };', path.replace('.ts', '.db.test.ts'))).toEqual([]);
  });
});
