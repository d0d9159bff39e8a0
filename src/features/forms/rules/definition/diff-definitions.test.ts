import { describe, expect, it, test } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { diffDefinitions, isSameForm, namesAtRisk, namesReframed } from './diff-definitions.ts';

const town: FieldDefinition = { name: 'town', label: 'Town', type: 'text' };
const rooms: FieldDefinition = { name: 'rooms', label: 'Rooms', type: 'text', validationType: 'number' };
const parish: FieldDefinition = {
  name: 'parish',
  label: 'Parish',
  type: 'select',
  options: ['Hanover', 'Kingston'].map((value) => ({ value, name: value })),
};

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

describe('what changed between two versions', () => {
  it.each<[string, FieldDefinition[], FieldDefinition[], string[], string[], string[], boolean]>([
    ['nothing', [town, rooms], [town, rooms], [], [], [], false],
    ['one more', [town], [town, rooms], ['rooms'], [], [], false],
    ['one less', [town, rooms], [rooms], [], ['town'], [], false],
    ['another label', [town], [{ ...town, label: 'City' }], [], [], ['town'], false],
    ['another name is another field', [town], [{ ...town, name: 'city' }], ['city'], ['town'], [], false],
    ['another order', [town, rooms], [rooms, town], [], [], [], true],
    ['one put between keeps the order', [town, rooms], [town, parish, rooms], ['parish'], [], [], false],
  ])('%s', (_case, before, after, added, removed, changed, isReordered) => {
    const found = diffDefinitions(before, after);
    expect([names(found.added), names(found.removed), names(found.changed), found.isReordered]).toEqual([
      added,
      removed,
      changed,
      isReordered,
    ]);
    const isNothing = added.length + removed.length + changed.length === 0 && !isReordered;
    expect(isSameForm(before, after)).toBe(isNothing);
  });

  it('names no property of a field that came or went whole', () => {
    const { added, removed } = diffDefinitions([town], [rooms]);
    expect(added).toEqual([{ name: 'rooms', label: 'Rooms', properties: [] }]);
    expect(removed).toEqual([{ name: 'town', label: 'Town', properties: [] }]);
  });

  it('names the properties, and minds no order of keys: the database keeps its own', () => {
    const mixed = { type: 'text', label: 'City', name: 'town', sublabel: 'Or village' } as const;
    expect(diffDefinitions([town], [mixed]).changed[0]?.properties).toEqual([
      'Label: from “Town” to “City”',
      'Help under the label: from nothing to “Or village”',
    ]);
    expect(
      isSameForm(
        [parish],
        [
          JSON.parse(
            '{"options":[{"name":"Hanover","value":"Hanover"},{"name":"Kingston","value":"Kingston"}],"type":"select","label":"Parish","name":"parish"}',
          ),
        ],
      ),
    ).toBe(true);
  });
});

test.each<[string, FieldDefinition, FieldDefinition, string[]]>([
  [
    'a condition',
    rooms,
    {
      ...rooms,
      conditionalValidations: [{ when: 'town', compareType: 'equals', value: ['Kingston', 'Mandeville'] }],
    },
    ['Shown when: from nothing to “Town” is Kingston or Mandeville'],
  ],
  [
    'a limit and the words when it is broken',
    { ...rooms, validations: [{ type: 'min', params: [1, 'One at least'] }] },
    { ...rooms, validations: [{ type: 'min', params: [2, 'Two at least'] }] },
    [
      'Rules: from Smallest: 1 to Smallest: 2',
      'Words when it is broken: from Smallest: “One at least” to Smallest: “Two at least”',
    ],
  ],
  ['what no words stand for', town, { ...town, validationType: 'string' }, ['validationType']],
])('what a field is changed to from what is said in words: %s', (_what, before, after, lines) => {
  expect(
    diffDefinitions([town, before], [town, after]).changed.find(({ name }) => name === after.name)
      ?.properties,
  ).toEqual(lines);
});

describe('answers that would no longer be found', () => {
  it.each<[string, FieldDefinition[], string[]]>([
    ['all stay', [town, rooms, parish], []],
    ['another label: words name the unit', [{ ...town, label: 'City' }, rooms, parish], ['town']],
    ['another line below it', [town, { ...rooms, sublabel: 'Per floor' }, parish], ['rooms']],
    [
      'a limit that is new',
      [town, { ...rooms, validations: [{ type: 'max', params: [0] }] }, parish],
      ['rooms'],
    ],
    [
      'another heading, which may name the unit',
      [{ ...town, group: 'Home, a year' }, rooms, parish],
      ['town'],
    ],
    [
      'the options in another order',
      [town, rooms, { ...parish, options: parish.options?.toReversed() ?? [] }],
      ['parish'],
    ],
    [
      'an option more',
      [
        town,
        rooms,
        { ...parish, options: [{ value: 'Trelawny', name: 'Trelawny' }, ...(parish.options ?? [])] },
      ],
      [],
    ],
    ['gone', [rooms, parish], ['town']],
    ['another type of the same shape', [{ ...town, type: 'longText' }, rooms, parish], ['town']],
    ['another kind', [town, { ...rooms, validationType: 'string' }, parish], ['rooms']],
    ['an option less', [town, rooms, { ...parish, options: parish.options?.slice(1) ?? [] }], ['parish']],
    [
      'an option in other words means something else',
      [
        town,
        rooms,
        { ...parish, options: parish.options?.map(({ value }) => ({ value, name: `In ${value}` })) ?? [] },
      ],
      ['parish'],
    ],
  ])('%s', (_case, after, risky) => expect(namesAtRisk([town, rooms, parish], after)).toEqual(risky));

  it('are not those whose limit says the same in another message', () => {
    const most = (message: string): FieldDefinition => ({
      ...rooms,
      validations: [{ type: 'max', params: [20, message] }],
    });
    expect(namesAtRisk([most('Too many')], [most('20 at most')])).toEqual([]);
    expect(namesAtRisk([most('Too many')], [{ ...rooms, validations: [] }])).toEqual(['rooms']);
  });

  it('are those asked of fewer people too: no longer required, or under a condition that is new', () => {
    const required: FieldDefinition = { ...town, validations: [{ type: 'required' }] };
    const inKingston = { when: 'parish', compareType: 'equals', value: 'Kingston' } as const;
    const shown: FieldDefinition = { ...rooms, conditionalValidations: [inKingston] };
    expect(namesAtRisk([required, rooms], [town, rooms])).toEqual(['town']);
    expect(namesAtRisk([town, rooms], [required, rooms])).toEqual([]);
    expect(namesAtRisk([parish, rooms], [parish, shown])).toEqual(['rooms']);
    expect(namesAtRisk([parish, shown], [parish, rooms])).toEqual([]);
    const elsewhere = { ...inKingston, value: 'Hanover' };
    expect(namesAtRisk([parish, shown], [parish, { ...shown, conditionalValidations: [elsewhere] }])).toEqual(
      ['rooms'],
    );
  });
});

describe('questions that stand among others than before', () => {
  const inGroup = (group: string, ...fields: FieldDefinition[]) =>
    fields.map((field) => ({ ...field, group }));
  const note: FieldDefinition = { name: 'note', label: 'All amounts below are a year', type: 'text' };
  const home = inGroup('Home', town, rooms);
  const [first, last] = home as [FieldDefinition, FieldDefinition];
  const place = inGroup('Place', parish);
  it.each<[string, FieldDefinition[], string[]]>([
    ['all as before', [...home, ...place], []],
    ['one more above', [...inGroup('Home', note), ...home, ...place], ['rooms']],
    ['one more between', [first, ...inGroup('Home', note), last, ...place], ['rooms']],
    ['one more below', [...home, ...inGroup('Home', note), ...place], ['rooms']],
    ['one more in another group', [...home, ...place, ...inGroup('Place', note)], []],
    ['one more in a group of its own', [...home, ...place, note], []],
    ['a group that is split by another', [first, note, last, ...place], ['rooms']],
    ['another order', [last, first, ...place], ['rooms']],
    ['the groups in another order', [...place, ...home], []],
    ['a neighbour that is gone', [last, ...place], []],
    ['a neighbour in other words', [{ ...first, label: 'Amounts a year' }, last, ...place], ['rooms']],
    ['itself in other words, which is judged by itself', [first, { ...last, label: 'Flats' }, ...place], []],
    ['a neighbour moved in from elsewhere', [...home, ...inGroup('Home', parish)], ['rooms']],
  ])('%s', (_case, after, reframed) => {
    const isDiffedAlone = (name: string) => name === 'rooms';
    expect(namesReframed([...home, ...place], after, isDiffedAlone).filter(isDiffedAlone)).toEqual(reframed);
  });
});
