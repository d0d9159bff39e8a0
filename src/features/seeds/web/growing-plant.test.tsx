import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionChanged } from '#platform/web/session.ts';
import { setSession } from '#tests/support/readable-session.ts';
import type { PlantStage } from '../rules/growth.ts';
import { GrowingPlant } from './growing-plant.tsx';
import { forgetSeenPlant } from './seen-plant.ts';

const seedling: PlantStage = { level: 'seed1', sent: 1, hasRepaid: false };
const taller: PlantStage = { ...seedling, sent: 2 };

const logIn = (id: string) => {
  const record = { id, userType: 'User', status: 'Active', fullName: 'Ann', email: 'a@b.c', infoStatus: '' };
  setSession(record);
  sessionChanged();
};

beforeEach(() => logIn('ann'));
afterEach(() => {
  cleanup();
  forgetSeenPlant();
});

/** Opens a screen with the plant on it; the one before is left. */
function open(stage: PlantStage) {
  cleanup();
  const { rerender } = render(<GrowingPlant {...stage} className="h-44" />);
  return (next: PlantStage) => rerender(<GrowingPlant {...next} className="h-44" />);
}

const outgrown = () => document.querySelectorAll('.plant-outgrown').length;
const said = () => screen.getByRole('status').textContent;

test('what is seen for the first time stands there, grown', () => {
  open(taller);
  expect(outgrown()).toBe(0);
  expect(said()).toBe('');
});

test('what has grown since it was last seen grows once, and says so', () => {
  open(seedling);
  open(taller);
  expect(outgrown()).toBe(1);
  expect(said()).toBe('Your plant has grown.');
  const growing = document.querySelector<SVGGElement>('.plant-growing');
  expect(Number(growing?.style.getPropertyValue('--plant-before'))).toBeGreaterThan(0);
  expect(Number(growing?.style.getPropertyValue('--plant-before'))).toBeLessThan(1);
  fireEvent.animationEnd(growing as SVGGElement);
  expect(outgrown()).toBe(0);
  open(taller);
  expect(outgrown()).toBe(0);
  expect(said()).toBe('');
});

test('it grows under the eye too, when word comes that a section was verified', () => {
  const show = open({ level: 'seed6', sent: 6, hasRepaid: false });
  show({ level: 'seed7', sent: 6, hasRepaid: false });
  expect(outgrown()).toBe(1);
  expect(said()).toBe('Your plant has grown. It is at level 7 of 10 now.');
});

test.each<[string, PlantStage, PlantStage]>([
  ['that is smaller again', taller, seedling],
  ['that looks as before', { ...taller, sent: 15 }, { ...taller, sent: 16 }],
])('one %s does not grow', (_case, before, now) => {
  open(before);
  open(now);
  expect(outgrown()).toBe(0);
});

test('what somebody else has seen here does not count', () => {
  open(seedling);
  logIn('bob');
  open(taller);
  expect(outgrown()).toBe(0);
});

test.each(['seed4', 'seed10'] as const)('bears berries once the loan is repaid, at %s too', (level) => {
  const parts = () =>
    new Set([...document.querySelectorAll('[data-grown]')].map((part) => part.getAttribute('data-grown')));
  open({ level, sent: 6, hasRepaid: true });
  expect([...parts()]).toEqual(['berry']);
});
