import { expect, it } from 'vitest';
import { asId } from '#tests/support/ids.ts';
import { worldOf } from '../demo.test-support.ts';
import { planPerson } from '../people/plan.ts';
import { noPapers, ownPapers, type Render, sharedPapers } from './desk.ts';

const { person } = planPerson(worldOf('7'), 0);
const owner = { id: asId<'accounts'>('somebody'), person };
const fileUse = (file_id: string, field: string) => ({
  file_id: asId<'files'>(file_id),
  field,
  submission_id: asId<'submissions'>('s'),
  verification_id: null,
});

function watchedRender(): { render: Render; drawn: string[] } {
  const drawn: string[] = [];
  const render: Render = async (kind) => {
    drawn.push(kind);
    return { bytes: Buffer.from(kind), type: 'image/jpeg', width: 1, height: 1 };
  };
  return { render, drawn };
}

it('gives a person a file for each field, and draws each kind once', async () => {
  const { render, drawn } = watchedRender();
  const stack = noPapers();
  const desk = ownPapers(render, stack);
  const one = await desk.hand(owner, fileUse('1', 'proof_of_address'), 0);
  const other = await desk.hand(owner, fileUse('2', 'utility_bills'), 0);
  expect([one.id, other.id]).toEqual(['1', '2']);
  expect(drawn).toEqual(['bill']);
  expect(stack.files.map(({ owner_id }) => owner_id)).toEqual(['somebody', 'somebody']);
  expect(stack.file_uses).toHaveLength(2);
});

it('gives many the same file of a kind, which belongs to nobody', async () => {
  const { render, drawn } = watchedRender();
  const stack = noPapers();
  const desk = sharedPapers(render, stack, person);
  const ids = [];
  for (const [id, field] of [
    ['1', 'id_front'],
    ['2', 'id_front'],
    ['3', 'bank_statements'],
  ] as const)
    ids.push((await desk.hand(owner, fileUse(id, field), 0)).id);
  expect(ids).toEqual(['1', '1', '3']);
  expect(drawn).toEqual(['idFront', 'statement']);
  expect(stack.files.map(({ owner_id }) => owner_id)).toEqual([null, null]);
  expect(stack.file_uses.map(({ file_id }) => file_id)).toEqual(['1', '3']);
});
