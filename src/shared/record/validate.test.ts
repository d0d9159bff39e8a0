import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { Refusal } from '../refusal.ts';
import { accept } from './accept.ts';
import { type RecordField, recordFields } from './field.ts';
import { errorsIn, validateFields } from './validate.ts';

const own = { missing: 'Give it', tooLong: 'Shorter', noNumber: 'In figures', outside: 'Not that' };
const line: RecordField = { kind: 'line', label: 'Name', longest: 10 };
const text: RecordField = { kind: 'text', label: 'Story', longest: 20 };
const whole: RecordField = { kind: 'whole', label: 'Seats', least: 2, most: 1_000 };
const money: RecordField = { kind: 'money', label: 'Price', least: cents(1_00), most: cents(2_000_00) };
const rate: RecordField = { kind: 'rate', label: 'Interest', leastBps: 1, mostBps: 10_000 };
const day: RecordField = { kind: 'day', label: 'Day', earliest: '2026-03-01', latest: '2026-03-31' };
const wood: RecordField = { kind: 'choice', label: 'Wood', choices: ['Cedar', 'Mahoe'] };

const errorOf = (field: RecordField, value: unknown) => {
  const fields = recordFields({ one: field });
  return validateFields(fields, { one: value } as Parameters<typeof validateFields<typeof fields>>[1]).one;
};

const SEATS = 'Seats: a whole number from 2 to 1,000';
const PRICE = 'Price: from $1.00 to $2,000.00, to the cent';
const INTEREST = 'Interest: from 0.01% to 100% a month, with two decimals at most';
const DAY = 'Day: a day of the calendar';
const NO_DAY = 'Day: there is no such day. Check the day and the month';

describe('a field', () => {
  it.each<[RecordField, unknown, string | undefined]>([
    [line, 'a'.repeat(10), undefined],
    [line, ` ${'a'.repeat(10)} `, undefined],
    [line, 'a'.repeat(11), 'Name: 10 characters at most'],
    [{ ...line, errors: own }, 'a'.repeat(11), 'Shorter'],
    [line, '  ', 'Name is required'],
    [{ ...line, errors: own }, '  ', 'Give it'],
    [{ ...line, optional: true }, '  ', undefined],
    [{ ...line, optional: true }, 'a'.repeat(11), 'Name: 10 characters at most'],
    [line, 'a\u0007b', 'Name has a character that cannot be read'],
    [line, 'a\ud800', 'Name has a character that cannot be read'],
    [text, 'a\r\n\tb', undefined],
    [text, 'a'.repeat(21), 'Story: 20 characters at most'],
    [whole, 2, undefined],
    [whole, 1, SEATS],
    [whole, 1_000, undefined],
    [whole, 1_001, SEATS],
    [whole, 2.5, SEATS],
    [{ ...whole, errors: own }, 1, 'Not that'],
    [whole, Number.NaN, 'Must be a number'],
    [{ ...whole, errors: own }, Number.NaN, 'In figures'],
    [whole, null, 'Seats is required'],
    [{ ...whole, optional: true }, null, undefined],
    [{ ...whole, least: 0 }, 0, undefined],
    [money, 1, undefined],
    [money, 0.99, PRICE],
    [money, 2_000, undefined],
    [money, 2_000.01, PRICE],
    [money, -600_000, PRICE],
    [money, Number.POSITIVE_INFINITY, PRICE],
    [whole, Number.POSITIVE_INFINITY, SEATS],
    [rate, Number.NEGATIVE_INFINITY, INTEREST],
    [money, 1_250.55, undefined],
    [money, 1.005, PRICE],
    [rate, 0.01, undefined],
    [rate, 0, INTEREST],
    [rate, 100, undefined],
    [rate, 100.01, INTEREST],
    [rate, 4.35, undefined],
    [rate, 4.355, INTEREST],
    [day, '2026-03-01', undefined],
    [day, '2026-02-28', DAY],
    [day, '2026-03-31', undefined],
    [day, '2026-04-01', DAY],
    [{ ...day, errors: own }, '2026-04-01', 'Not that'],
    [{ ...day, errors: own }, 'soon', 'Give it'],
    [{ ...day, errors: own }, '2026-02-30', NO_DAY],
    [day, '2026-02-30', NO_DAY],
    [{ kind: 'day', label: 'Day' }, '1900-01-01', undefined],
    [wood, 'Cedar', undefined],
    [wood, 'Plastic', 'Wood is required'],
    [wood, '', 'Wood is required'],
    [{ ...wood, optional: true }, '', undefined],
    [{ kind: 'yesNo', label: 'Insured' }, false, undefined],
    [{ kind: 'yesNo', label: 'Insured' }, true, undefined],
    [{ kind: 'reference', label: 'Harbour' }, 'h'.repeat(50), undefined],
    // Another record is looked for; what cannot be found is said then.
    [{ kind: 'reference', label: 'Harbour' }, 'h\u0007', undefined],
    [{ kind: 'reference', label: 'Harbour' }, '', 'Harbour is required'],
    [{ kind: 'picture', label: 'Photo' }, '', undefined],
  ])('%j of %j: %s', (field, value, error) => expect(errorOf(field, value)).toBe(error));
});

it('only what is wrong is named, whether by names or in a list', () => {
  expect(Object.entries(errorsIn({ name: undefined, price: 'Too much' }))).toEqual([['price', 'Too much']]);
  const list = [['price', 'Too much'] as const, ['name', undefined] as const];
  expect(Object.entries(errorsIn(list))).toEqual([['price', 'Too much']]);
});

describe('the server', () => {
  const fields = recordFields({ name: line, seats: whole });
  const refusal = { code: 'boat.fields', kind: 'invalid', text: 'Please look again.' } as const;

  it('takes what is right as it was sent', () => {
    const sent = { name: 'Finn', seats: 2 };
    expect(accept(refusal, fields, sent)).toBe(sent);
  });

  it('refuses the rest, saying what of each field', () => {
    const refused = () => accept(refusal, fields, { name: '', seats: 1 });
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(
      expect.objectContaining({ code: 'boat.fields', fields: { name: 'Name is required', seats: SEATS } }),
    );
  });

  it('refuses what is wrong of fields together', () => {
    const sent = { name: 'Finn', seats: 2 };
    expect(() => accept(refusal, fields, sent, { seats: 'Too few for Finn' })).toThrow(
      expect.objectContaining({ fields: { seats: 'Too few for Finn' } }),
    );
  });
});
