import { expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { whatStillFits } from './what-still-fits.ts';

const fields: FieldDefinition[] = [
  { name: 'town', label: 'Town', type: 'text' },
  { name: 'rooms', label: 'Rooms', type: 'text', validationType: 'number' },
  { name: 'parish', label: 'Parish', type: 'select', options: [{ value: 'Hanover', name: 'Hanover' }] },
  { name: 'bill', label: 'Bill', type: 'file' },
];
const bill = [{ id: '1', name: 'bill.pdf', type: 'application/pdf', sizeBytes: 4, blob: new Blob(['%PDF']) }];

it('keeps answers and documents whose field still reads them', () => {
  const draft = { town: 'Negril', rooms: '3', parish: 'Hanover', bill };
  expect(whatStillFits(fields, draft)).toEqual(draft);
});

it('drops answers of fields that went, changed their kind or lost the option', () => {
  const draft = { street: 'Hope Road', town: bill, rooms: 'three', parish: 'Kingston', bill: 'yes' };
  expect(whatStillFits(fields, draft)).toEqual({});
});
