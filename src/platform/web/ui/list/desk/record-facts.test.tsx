import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { recordFields } from '#shared/record/field.ts';
import { RecordFacts } from './record-facts.tsx';

const boat = recordFields({
  name: { kind: 'line', label: 'Name', longest: 10 },
  builder: { kind: 'line', label: 'Builder', longest: 10, optional: true },
  seats: { kind: 'whole', label: 'Seats', least: 1, most: 10_000, unit: 'people' },
  price: { kind: 'money', label: 'Price', least: cents(1), most: cents(2_000_00) },
  discount: { kind: 'rate', label: 'Discount', leastBps: 1, mostBps: 10_000 },
  wood: { kind: 'choice', label: 'Wood', choices: ['Cedar'], named: { Cedar: 'Jamaican cedar' } },
  insured: { kind: 'yesNo', label: 'Insured' },
});

it('says each field that holds something under its label, but those that stand elsewhere', () => {
  render(
    <dl>
      <RecordFacts
        fields={boat}
        record={{
          ...{ name: 'Finn', builder: null, seats: 1_200, price: 1_250.5, discount: 4.35 },
          ...{ wood: 'Cedar', insured: false },
        }}
        besides={['name']}
      />
    </dl>,
  );
  const said = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(said).toEqual([
    ['Seats', '1,200 people'],
    ['Price', '$1,250.50'],
    ['Discount', '4.35%'],
    ['Wood', 'Jamaican cedar'],
    ['Insured', 'No'],
  ]);
});
