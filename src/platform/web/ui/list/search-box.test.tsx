// What is typed into a search while the address is still on its way.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Router, type To } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFilter } from './filter.ts';
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
      <States />
    </Router>
  );
}

function States() {
  const [, setState] = useFilter('state', ['Open', 'Drawn']);
  return (
    <button type="button" onClick={() => setState('Drawn')}>
      Drawn
    </button>
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

test('a filter that is set before the address has come keeps what is searched for, and the other way round', () => {
  type('mar');
  pause();
  fireEvent.click(screen.getByRole('button', { name: 'Drawn' }));
  expect(asked).toEqual(['?search=mar', '?search=mar&state=Drawn']);
  arrive('?search=mar&state=Drawn');
  arrive('');
  fireEvent.click(screen.getByRole('button', { name: 'Drawn' }));
  type('mar');
  pause();
  expect(asked.slice(2)).toEqual(['?state=Drawn', '?state=Drawn&search=mar']);
});

test('what was on its way is forgotten once another address is shown', () => {
  type('mar');
  pause();
  arrive('?search=mar');
  arrive('');
  fireEvent.click(screen.getByRole('button', { name: 'Drawn' }));
  expect(asked.at(-1)).toBe('?state=Drawn');
});
