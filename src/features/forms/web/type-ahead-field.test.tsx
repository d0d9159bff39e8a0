import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, NamedChoice } from '#features/forms/contract.ts';
import { type SearchChoices, TypeAheadField } from './type-ahead-field.tsx';

const field: FieldDefinition = {
  name: 'loan',
  label: 'Loan',
  type: 'typeAhead',
  typeAheadApiType: 'product',
};
const loans: NamedChoice[] = [
  { _id: '1', name: 'Car loan' },
  { _id: '2', name: 'Care loan' },
];

function Screen({ search, onValue }: { search: SearchChoices; onValue: (value: unknown) => void }) {
  const [value, setValue] = useState<NamedChoice | undefined>();
  const change = (next: NamedChoice | undefined) => {
    setValue(next);
    onValue(next);
  };
  return <TypeAheadField {...{ field, value, search }} frame={{ label: 'Loan' }} onValue={change} />;
}

function open(search: SearchChoices = async () => loans) {
  const onValue = vi.fn();
  render(<Screen {...{ search, onValue }} />);
  return { onValue, input: screen.getByRole<HTMLInputElement>('combobox') };
}

afterEach(cleanup);

describe('a type-ahead field', () => {
  it('asks for what was typed, and takes the choice that the arrows reached', async () => {
    const search = vi.fn<SearchChoices>(async () => loans);
    const { onValue, input } = open(search);
    fireEvent.change(input, { target: { value: 'car' } });
    await screen.findByRole('option', { name: 'Care loan' });
    expect(search).toHaveBeenCalledExactlyOnceWith('product', 'car', expect.any(AbortSignal));
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(onValue).toHaveBeenCalledExactlyOnceWith(loans[1]);
    expect(input.value).toBe('Care loan');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('goes back to what was chosen when other words are left behind', async () => {
    const { onValue, input } = open();
    fireEvent.change(input, { target: { value: 'car' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Car loan' }));
    fireEvent.change(input, { target: { value: 'something else' } });
    fireEvent.blur(input);
    expect(input.value).toBe('Car loan');
    expect(onValue).toHaveBeenCalledTimes(1);
  });

  it('takes the choice back when it is left empty', async () => {
    const { onValue, input } = open();
    fireEvent.change(input, { target: { value: 'car' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Car loan' }));
    fireEvent.change(input, { target: { value: '' } });
    fireEvent.blur(input);
    expect(onValue).toHaveBeenLastCalledWith(undefined);
  });

  it('says so when nothing is found, or the list cannot be read', async () => {
    const { input } = open(async (_kind, text) => {
      if (text === 'x') throw new Error('away');
      return [];
    });
    fireEvent.change(input, { target: { value: 'zzz' } });
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    fireEvent.change(input, { target: { value: 'x' } });
    expect(await screen.findByText('The list could not be read. Please try again')).toBeTruthy();
  });
});
