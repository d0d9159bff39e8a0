import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { cents } from '#shared/money.ts';
import { recordFields } from '#shared/record/field.ts';
import { recordShape } from '#shared/record/shape.ts';
import { PARSER_WORDS } from '#tests/support/parser-words.ts';
import { validateShape, validatorCompiler } from './validate-shape.ts';

const boat = recordFields({
  name: { kind: 'line', label: 'Name of the boat', longest: 10 },
  pointRequired: { kind: 'whole', label: 'Seeds', least: 1, most: 9 },
  price: { kind: 'money', label: 'Price', least: cents(1), most: cents(9), optional: true },
  wood: { kind: 'choice', label: 'Wood', choices: ['Cedar', 'Mahoe'] },
  insured: { kind: 'yesNo', label: 'Insured' },
});
const schema = z.strictObject({
  ...recordShape(boat),
  harbourId: z.uuid().optional(),
  email: z.email().optional(),
  site: z.url().optional(),
  soldOn: z.iso.date().optional(),
  soldAt: z.iso.datetime().optional(),
  short_code: z.string().min(1).max(3).optional(),
  password: z.string().min(8).optional(),
  seats: z.int().min(2).max(40).multipleOf(2).optional(),
  share: z.number().gt(0).lt(1).optional(),
  codes: z.array(z.string()).min(1).max(2).default(['a']),
  crew: z.array(z.object({ firstName: z.string() })).optional(),
  owner: z.object({ name: z.string() }).nullable().optional(),
  sail: z.literal('Red').optional(),
  gone: z.never().optional(),
  either: z.union([z.uuid(), z.literal('ours')]).optional(),
  builder: z.string({ error: 'Say who built it' }).optional(),
  plate: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
});

const errorsOf = (sent: unknown, of: z.ZodType = schema) => {
  const read = validateShape(of, sent);
  return read.success ? {} : read.refusal.fields;
};

test('what is right is read', () => {
  const needed = z.strictObject({ ...recordShape(boat), codes: schema.shape.codes });
  expect(validateShape(needed, { name: ' Fin ' })).toMatchObject({
    success: true,
    value: { name: 'Fin', codes: ['a'] },
  });
});

describe('what is wrong is said of the field, by its label', () => {
  it.each<[object, string, string]>([
    [{ pointRequired: '5' }, 'pointRequired', 'Seeds: write a number, in figures'],
    [{ name: 5 }, 'name', 'Name of the boat: write it as text'],
    [{ name: 'x'.repeat(241) }, 'name', 'Name of the boat: 240 characters at most'],
    [{ insured: 'yes' }, 'insured', 'Insured: say yes or no (true or false)'],
    [{ wood: 'Plastic' }, 'wood', 'Wood: choose one of Cedar, Mahoe'],
    [{ harbourId: 'x' }, 'harbourId', 'Harbour id: choose it from the list again; this names nothing'],
    [{ email: 'x' }, 'email', 'Email: write an e-mail address, such as name@example.com'],
    [{ site: 'x' }, 'site', 'Site: write a web address that begins with https://'],
    [{ soldOn: '2026-02-30' }, 'soldOn', 'Sold on: write a day as 2026-03-31'],
    [{ soldAt: 'soon' }, 'soldAt', 'Sold at: write a time as 2026-03-31T14:00:00Z'],
    [{ short_code: '' }, 'short_code', 'Short code is required'],
    [{ short_code: 'four' }, 'short_code', 'Short code: 3 characters at most'],
    [{ password: 'four' }, 'password', 'Password: 8 characters at least'],
    [{ seats: 2.5 }, 'seats', 'Seats: write a whole number, in figures'],
    [{ seats: 3 }, 'seats', 'Seats: a multiple of 2'],
    [{ seats: 0 }, 'seats', 'Seats: 2 or more'],
    [{ seats: 42 }, 'seats', 'Seats: 40 at most'],
    [{ share: 0 }, 'share', 'Share: more than 0'],
    [{ share: 1 }, 'share', 'Share: less than 1'],
    [{ codes: 'a' }, 'codes', 'Codes: give a list'],
    [{ codes: [] }, 'codes', 'Codes: 1 in the list at least'],
    [{ codes: ['a', 'b', 'c'] }, 'codes', 'Codes: 2 in the list at most'],
    [{ codes: ['a', 5] }, 'codes.1', 'Codes, no. 2: write it as text'],
    [{ crew: [{ firstName: null }] }, 'crew.0.firstName', 'First name: write it as text'],
    [{ owner: 'me' }, 'owner', 'Owner: give its fields, each by its name'],
    [{ owner: {} }, 'owner.name', 'Name is required'],
    [{ sail: 'Blue' }, 'sail', 'Sail: only Red is taken'],
    [{ gone: 1 }, 'gone', 'Gone: leave it empty'],
    [{ either: 1 }, 'either', 'Either: look at this again; it does not fit what is asked for'],
    [{ builder: 1 }, 'builder', 'Say who built it'],
    [{ plate: 'x' }, 'plate', 'Plate: write it in the form that is asked for'],
    [{ surplus: 1, more: 1 }, '', 'Leave out what is not asked for: surplus, more'],
  ])('%j: %s', (sent, field, sentence) => {
    const errors = errorsOf(sent);
    expect(errors).toEqual({ [field]: sentence });
    expect(JSON.stringify(errors)).not.toMatch(PARSER_WORDS);
  });

  it.each([[[]], ['text'], [null], [undefined]])('%j is not a form at all', (sent) => {
    expect(errorsOf(sent)).toEqual({ '': 'Send the fields of this form, each by its name.' });
  });

  it('no longer than a message may be, however much was sent', () => {
    expect(errorsOf({ ['x'.repeat(5_000)]: 1 })?.['']).toHaveLength(2_000);
  });
});

test('an address whose parts are none names nothing', () => {
  const judge = (httpPart: string) => validatorCompiler({ schema: z.object({ id: z.uuid() }), httpPart });
  expect(judge('params')({ id: 'x' })).toMatchObject({ error: { code: 'request.not_found' } });
  expect(judge('querystring')({ id: 'x' })).toMatchObject({ error: { code: 'request.invalid' } });
});
