import { afterEach, expect, it, vi } from 'vitest';
import { readSession } from './session.ts';

afterEach(() => vi.restoreAllMocks());

const record = (fullName: string) =>
  encodeURIComponent(JSON.stringify({ id: '1', userType: 'User', fullName, email: 'marcia@example.com' }));

const readWith = (cookie: string) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  return readSession()?.fullName;
};

it('is the record that only this host can have written, whatever a neighbour has', () => {
  expect(readWith(`session=${record('Planted')}; __Host-session=${record('Marcia')}`)).toBe('Marcia');
  expect(readWith(`other=1; __Host-session=${record('Marcia')}`)).toBe('Marcia');
});

it('without https bears its plain name', () => {
  expect(readWith(`session=${record('Tanya')}`)).toBe('Tanya');
  expect(readWith('my-session=1')).toBeUndefined();
});
