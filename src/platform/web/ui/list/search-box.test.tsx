// What is typed into a search while the address is still on its way.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Router, type To } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let asked: string[] = [];
let arriveAt = (_search: string): void => {};

/** An address that changes when it is told to, as one does that a slow phone is still drawing. */
function SlowAddress() {
  const [search, setSearch] = useState('');
  arriveAt = setSearch;
  const goTo = (to: To) => asked.push(typeof to === 'string' ? to : (to.search ?? ''));
  const navigator = { createHref: String, go: () => {}, push: goTo, replace: goTo };
  return (
    <Router location={{ pathname: '/', search }} navigator={navigator}>
      <SearchBox label="Search" />
    </Router>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const pause = () => act(() => vi.advanceTimersByTime(300));
const arrive = (search: string) => act(() => arriveAt(search));

beforeEach(() => {
  asked = [];
  render(<SlowAddress />);
});

test('letters typed before the address has come stay, and are searched for', () => {
  type('mar');
  pause();
  expect(asked).toEqual(['?search=mar']);
  type('marcia');
  arrive('?search=mar');
  expect(box().value).toBe('marcia');
  pause();
  expect(asked).toEqual(['?search=mar', '?search=marcia']);
});

test('an address that changes by itself is followed, back to what was asked for before too', () => {
  type('mar');
  pause();
  arrive('?search=mar');
  arrive('');
  expect(box().value).toBe('');
  arrive('?search=mar');
  expect(box().value).toBe('mar');
});
