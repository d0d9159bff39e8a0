import { expect, test } from 'vitest';
import { angleOf, FACES, facesOf } from './stage.ts';

const tickets = Array.from({ length: 20 }, (_, index) => `A000-${String(index).padStart(4, '0')}`);

test('a wheel has twelve faces, the winners always among them', () => {
  const played = ['ZZZZ-0001', 'ZZZZ-0002', 'ZZZZ-0003'];
  const faces = facesOf(played, tickets);
  expect(faces).toHaveLength(FACES);
  expect(new Set(faces).size).toBe(FACES);
  for (const ticket of played) expect(faces).toContain(ticket);
});

test('fewer tickets than faces come round again; a winner among the others is one face', () => {
  expect(facesOf(['B'], ['A', 'B', 'C'])).toEqual([
    'A',
    'B',
    'C',
    'A',
    'B',
    'C',
    'A',
    'B',
    'C',
    'A',
    'B',
    'C',
  ]);
  expect(facesOf(['B'], [])).toEqual(Array(FACES).fill('B'));
});

test('each face stands a twelfth of a turn further', () => {
  const faces = facesOf([], tickets);
  expect(angleOf(faces, null)).toBe(0);
  expect([0, 1, 11].map((place) => angleOf(faces, faces[place] ?? ''))).toEqual([0, 30, 330]);
});
