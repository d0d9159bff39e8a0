import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupThousands, MoneyField } from './money-field.tsx';
import { NumberField, plainFigure } from './number-field.tsx';

afterEach(cleanup);

test.each([
  ['', ''],
  ['999', '999'],
  ['12500', '12,500'],
  ['1234567.5', '1,234,567.50'],
])('%s is shown as %s', (dollars, shown) => {
  expect(groupThousands(dollars)).toBe(shown);
});

test.each([
  ['$1,250', '1250'],
  ['12 500.', '12500.'],
  ['12,5000', '125000'],
  ['.5', '.5'],
  ['1.2.345', '1.2.345'],
  ['-500', '-500'],
  ['1e5', '1e5'],
  ['abc', 'abc'],
])('%s is handed over as %s', (typed, plain) => {
  expect(plainFigure(typed)).toBe(plain);
});

test.each([
  ['an amount', '-500', MoneyField],
  ['an amount', '12.345', MoneyField],
  ['an amount', '1e5', MoneyField],
  ['an amount', 'abc', MoneyField],
  ['a count', '-500', NumberField],
  ['a count', '2.5 years', NumberField],
  ['a count', '2.5', NumberField],
  ['a count', '1e5', NumberField],
  ['a count', 'abc', NumberField],
])('%s of %s never becomes another figure', (_name, typed, Input) => {
  const onValue = vi.fn();
  render(<Input label="How many" defaultValue="" onValue={onValue} />);
  const field = screen.getByLabelText<HTMLInputElement>('How many');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(field.value).toBe(typed);
  expect(onValue).toHaveBeenLastCalledWith(typed);
});

test('leaves the text alone while it is typed, hands over plain dollars, and groups them afterwards', () => {
  const onValue = vi.fn();
  render(<MoneyField label="Monthly income" hint="Before tax" error="Must be a number" onValue={onValue} />);
  const field = screen.getByLabelText<HTMLInputElement>('Monthly income');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Before tax',
    'Must be a number',
  ]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '1,2500.5' } });
  expect(field.value).toBe('1,2500.5');
  expect(onValue).toHaveBeenLastCalledWith('12500.5');
  fireEvent.blur(field);
  expect(field.value).toBe('12,500.50');
});
