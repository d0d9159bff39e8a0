import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { FieldInput } from './field-input.tsx';

afterEach(cleanup);

const WAYS = ['Daily', 'Weekly', 'Fortnightly', 'Twice a month', 'Monthly', 'Quarterly', 'Annually', 'Never'];

function show(options: number, validations: FieldDefinition['validations']) {
  const field: FieldDefinition = {
    ...{ name: 'often', label: 'How often?', type: 'select', validations },
    options: WAYS.slice(0, options).map((name) => ({ value: name, name })),
  };
  render(
    <FieldInput
      {...{ field, value: undefined, error: undefined, search: undefined, dispatch: () => {} }}
      today={'2026-11-27' as Day}
    />,
  );
}

test('a choice among four stands in sight, so that it takes one tap', () => {
  show(4, [{ type: 'required' }]);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(WAYS.slice(0, 4));
});

test.each([
  ['among five, which would fill half of a phone’s screen', 5, [{ type: 'required' as const }]],
  ['that may stay open', 2, []],
])('a choice %s opens the phone’s own picker', (_, options, validations) => {
  show(options, validations);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('combobox', { name: /How often/ })).toBeTruthy();
});
