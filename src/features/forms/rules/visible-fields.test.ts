import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConditionalValidation, FieldDefinition } from '#features/forms/contract.ts';
import { answerTo, fieldsToCome, visibleFields } from './visible-fields.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: name,
  type: 'text',
  ...more,
});
const shownWhere = (...conditionalValidations: ConditionalValidation[]) => ({ conditionalValidations });
const options = ['Yes', 'No', '2'].map((value) => ({ value, name: value }));
const shownNames = (fields: FieldDefinition[], answers: unknown, submitted = {}) =>
  visibleFields(fields, answers, submitted).map((shown) => shown.field.name);

type Parent = Partial<FieldDefinition>;
const select: Parent = { type: 'select', options };
const several: Parent = { ...select, validationType: 'array' };
const number: Parent = { validationType: 'number' };
const date: Parent = { type: 'date' };
const box: Parent = { type: 'checkbox' };
const typeAhead: Parent = { type: 'typeAhead' };

describe('a field that depends on an earlier one', () => {
  it.each<
    [string, Parent, unknown, ConditionalValidation['compareType'], ConditionalValidation['value'], boolean]
  >([
    ['equals the option', select, 'Yes', 'equals', 'Yes', true],
    ['equals another option', select, 'No', 'equals', 'Yes', false],
    ['equals one of a list', select, 'No', 'equals', ['Yes', 'No'], true],
    ['differs', select, 'No', 'notEquals', 'Yes', true],
    ['does not differ', select, 'Yes', 'notEquals', 'Yes', false],
    ['differs from every one of a list', select, '2', 'notEquals', ['Yes', 'No'], true],
    ['has no answer, so it does not even differ', select, '', 'notEquals', 'Yes', false],
    ['has an answer that is no option', select, 'Maybe', 'notEquals', 'Yes', false],
    ['is at least, as an option', select, '2', 'greaterOrEqual', '2', true],
    ['is at least, exactly', number, 3, 'greaterOrEqual', 3, true],
    ['is at least, typed as text', number, '1,000', 'greaterOrEqual', 900, true],
    ['is less', number, 2.99, 'greaterOrEqual', 3, false],
    ['is a later day', date, '2026-01-02', 'greaterOrEqual', '2026-01-01', true],
    ['is an earlier day', date, '2025-12-31', 'greaterOrEqual', '2026-01-01', false],
    ['is the very day', date, '2026-01-01', 'greaterOrEqual', '2026-01-01', true],
    ['is at least one of several bounds', number, 5, 'greaterOrEqual', [10, 3], true],
    ['is below each of several bounds', number, 2, 'greaterOrEqual', [10, 3], false],
    ['is no figure, so not at least nothing', select, 'Yes', 'greaterOrEqual', '0', false],
    ['is a figure, the bound is none', number, 5, 'greaterOrEqual', 'Yes', false],
    ['is a text behind which a day stands', {}, 'on 2026-01-02', 'greaterOrEqual', '2026-01-01', false],
    ['is a text that begins with a day', {}, '2026-01-02 or so', 'greaterOrEqual', '2026-01-01', false],
    ['is a ticked box', box, true, 'equals', true, true],
    ['is an untouched box', box, undefined, 'equals', false, true],
    ['has the choice among several', several, ['No', 'Yes'], 'equals', 'Yes', true],
    ['lacks the choice among several', several, ['No'], 'notEquals', 'Yes', true],
    ['is the type-ahead choice', typeAhead, { _id: '7', name: 'Car' }, 'equals', '7', true],
    ['is another type-ahead choice', typeAhead, { _id: '8', name: 'Car' }, 'equals', '7', false],
    ['differs from the type-ahead choice', typeAhead, { _id: '8', name: 'Car' }, 'notEquals', '7', true],
  ])('%s', (_case, parent, answer, compareType, value, isShown) => {
    const fields = [
      field('parent', parent),
      field('child', shownWhere({ when: 'parent', compareType, value })),
    ];
    expect(shownNames(fields, { parent: answer })).toEqual(isShown ? ['parent', 'child'] : ['parent']);
  });

  it('needs all its conditions', () => {
    const fields = [
      field('a', select),
      field('b', select),
      field(
        'child',
        shownWhere(
          { when: 'a', compareType: 'equals', value: 'Yes' },
          { when: 'b', compareType: 'equals', value: 'Yes' },
        ),
      ),
    ];
    expect(shownNames(fields, { a: 'Yes', b: 'No' })).not.toContain('child');
    expect(shownNames(fields, { a: 'Yes', b: 'Yes' })).toContain('child');
  });

  it('is hidden with its hidden parent, whatever was answered there', () => {
    const fields = [
      field('a', select),
      field('b', { ...select, ...shownWhere({ when: 'a', compareType: 'equals', value: 'Yes' }) }),
      field('c', shownWhere({ when: 'b', compareType: 'notEquals', value: 'No' })),
    ];
    expect(shownNames(fields, { a: 'Yes', b: 'Yes' })).toEqual(['a', 'b', 'c']);
    expect(shownNames(fields, { a: 'No', b: 'Yes', c: 'left over' })).toEqual(['a']);
  });
});

describe("a verification field that depends on the section's information", () => {
  const statement = [field('statement', { type: 'file', whenAnswered: 'account_number' })];

  it.each<[string, Record<string, string | boolean | string[]>, boolean]>([
    ['was answered', { account_number: '12345' }, true],
    ['was never submitted', {}, false],
    ['was a no', { account_number: false }, false],
    ['was none of several', { account_number: [] }, false],
  ])('%s', (_case, submitted, isShown) => {
    expect(shownNames(statement, {}, submitted)).toEqual(isShown ? ['statement'] : []);
  });

  it('cannot be brought up by an answer of the verification itself', () => {
    expect(shownNames(statement, { account_number: '12345' }, {})).toEqual([]);
  });

  it('may compare with what was submitted', () => {
    const back = [
      field('id_back', {
        type: 'file',
        ...shownWhere({ when: 'id_type', compareType: 'notEquals', value: 'Passport' }),
      }),
    ];
    expect(shownNames(back, {}, { id_type: 'Passport' })).toEqual([]);
    expect(shownNames(back, {}, { id_type: "Driver's licence" })).toEqual(['id_back']);
  });
});

it.each<[string, unknown, unknown]>([
  ['under its name', { length: 3 }, 3],
  ['not there', { size: 3 }, undefined],
  ['of what every object has', {}, undefined],
  ['in a text', 'abc', undefined],
  ['in nothing', null, undefined],
])('the answer %s', (_case, answers, answer) => {
  expect(answerTo(answers, 'length')).toBe(answer);
  expect(answerTo(answers, 'toString')).toBeUndefined();
});

it('never throws, whatever the answers are', () => {
  const fields = [
    field('a', number),
    field('b', shownWhere({ when: 'a', compareType: 'greaterOrEqual', value: 1 })),
  ];
  fc.assert(
    fc.property(fc.jsonValue(), (answers) => {
      expect(shownNames(fields, answers)).toContain('a');
    }),
  );
});

describe('fields that may come', () => {
  const where = (when: string, value: string) => shownWhere({ when, compareType: 'equals', value });
  const fields = [
    field('works', select),
    field('employer', { ...select, ...where('works', 'Yes') }),
    field('shift', { ...select, ...where('employer', 'Yes') }),
    field('school', { ...select, ...where('works', 'No') }),
    field('ticked', box),
    field('more', where('ticked', 'Yes')),
    field(
      'both',
      shownWhere(
        { when: 'works', compareType: 'equals', value: 'Yes' },
        { when: 'school', compareType: 'equals', value: '2' },
      ),
    ),
  ];
  const toCome = (answers: object, submitted = {}) =>
    fieldsToCome(fields, answers, submitted).map(({ name }) => name);

  it.each([
    ['nothing is answered', {}, ['employer', 'shift', 'school', 'both']],
    ['an answer brought one, which may bring another', { works: 'Yes' }, ['shift']],
    ['an answer took the rest', { works: '2' }, []],
    ['an answer cannot be read', { works: 'Maybe' }, ['employer', 'shift', 'school', 'both']],
  ])('where %s', (_case, answers, expected) => expect(toCome(answers)).toEqual(expected));

  it('are all that answers to open questions can bring', () => {
    const answer = fc.option(fc.constantFrom('Yes', 'No', '2'), { nil: undefined });
    const all = fc.record({ works: answer, employer: answer, shift: answer, school: answer });
    fc.assert(
      fc.property(all, fc.subarray(['works', 'employer', 'shift', 'school'] as const), (later, names) => {
        const now = Object.fromEntries(names.map((name) => [name, later[name]]));
        const came = shownNames(fields, later).filter((name) => !shownNames(fields, now).includes(name));
        for (const name of came) expect(toCome(now)).toContain(name);
      }),
    );
  });
});
