import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupThousands, MoneyField } from './money-field.tsx';
import { keepDigits } from './number-field.tsx';

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
  ['$1,250', 0, '1250'],
  ['1.2.345', 2, '1.23'],
  ['-7', 2, '7'],
] as const)('of %s with %i decimals stays %s', (typed, decimals, kept) => {
  expect(keepDigits(typed, decimals)).toBe(kept);
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
  fireEvent.change(field, { target: { value: '1,2500.5x' } });
  expect(field.value).toBe('1,2500.5');
  expect(onValue).toHaveBeenLastCalledWith('12500.5');
  fireEvent.blur(field);
  expect(field.value).toBe('12,500.50');
});
