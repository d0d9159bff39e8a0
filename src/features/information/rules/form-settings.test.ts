import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  configurationJson,
  type FormSettings,
  readConfiguration,
  settingsErrors,
  settingsOf,
} from './form-settings.ts';

const section: NonNullable<FormSettings['section']> = {
  points: '100',
  startDate: '2026-03-01',
  position: 1,
  isHidden: false,
  disablePossible: true,
  tags: ['home'],
};
const sound: FormSettings = {
  name: 'Basic',
  title: 'Basic Information',
  description: 'Who you are',
  status: 'Active',
  section,
};
const withPart = (part: Partial<typeof section>): FormSettings => ({
  ...sound,
  section: { ...section, ...part },
});

describe('the settings that inputs hold', () => {
  const { points: _typed, ...part } = section;
  const words = {
    name: 'Basic',
    title: 'Basic Information',
    description: 'Who you are',
    status: 'Active',
  } as const;
  const besides = { fields: [], edition: 1, version: '1' } as unknown as Parameters<typeof settingsOf>[0];

  it('are those of the configuration, its seeds as they are typed, its places left out', () => {
    expect(settingsOf({ ...besides, ...words, section: { ...part, points: 100, places: 3 } })).toEqual(sound);
  });

  it('are without those of a section for a verification form', () => {
    expect(settingsOf({ ...besides, ...words, section: null })).toEqual({ ...sound, section: null });
  });

  it('are sent without the blanks around them', () => {
    const wide = { ...sound, name: ' Basic ', title: ' Basic Information ', description: ' Who you are ' };
    expect(bodyOf(wide)).toEqual({ described: words, part: { ...section, points: 100 } });
    expect(bodyOf({ ...wide, section: null })).toEqual({ described: words, part: null });
  });
});

describe('the settings of a form', () => {
  const TAGS = { tags: 'At most 20 tags of 40 characters each' };
  const PLACE = { position: 'A place is a whole number from 1' };
  it.each<[string, FormSettings, Record<string, string>]>([
    ['sound', sound, {}],
    ['of a verification form', { ...sound, section: null }, {}],
    ['no seeds', withPart({ points: ' ' }), { points: 'Seeds is required' }],
    ['words for seeds', withPart({ points: 'many' }), { points: 'Seeds should be a number' }],
    ['half a seed', withPart({ points: '1.5' }), { points: 'Seeds should be a number' }],
    ['as many seeds as may be', withPart({ points: '100000' }), {}],
    ['switched off', { ...sound, status: 'Inactive' }, {}],
    [
      'in a state that there is not',
      { ...sound, status: 'Closed' as 'Active' },
      { status: 'Status is required' },
    ],
    [
      'the longest words',
      { ...sound, name: 'n'.repeat(60), title: ` ${'t'.repeat(120)} `, description: 'd'.repeat(1000) },
      {},
    ],
    [
      'words too long',
      { ...sound, name: 'n'.repeat(61), title: 't'.repeat(121), description: 'd'.repeat(1001) },
      {
        name: 'Must be 60 characters or less',
        title: 'Must be 120 characters or less',
        description: 'Must be 1000 characters or less',
      },
    ],
    ['as many and as long tags as may be', withPart({ tags: Array(20).fill('t'.repeat(40)) }), {}],
    ['too many tags', withPart({ tags: Array(21).fill('t') }), TAGS],
    ['one tag too long', withPart({ tags: ['home', 't'.repeat(41)] }), TAGS],
    ['one tag of blanks', withPart({ tags: ['home', ' '] }), TAGS],
    ['the last place', withPart({ position: 100 }), {}],
    ['a place behind it', withPart({ position: 101 }), PLACE],
    ['half a place', withPart({ position: 1.5 }), PLACE],
    ['too many seeds', withPart({ points: '100001' }), { points: 'Seeds should be 100,000 at most' }],
    ['no title', { ...sound, title: ' ' }, { title: 'Title is required' }],
    ['no name', { ...sound, name: '' }, { name: 'Name is required' }],
    ['no description', { ...sound, description: '' }, { description: 'Description is required' }],
    ['no start date', withPart({ startDate: '' }), { startDate: 'Start date is required' }],
    ['no such day', withPart({ startDate: '2026-02-30' }), { startDate: 'Start date should be a date' }],
  ])('%s', (_case, settings, errors) => expect(settingsErrors(settings)).toEqual(errors));
});

describe('the configuration as JSON', () => {
  const fields = [{ name: 'town', label: 'Town', type: 'text' as const }];
  const json = configurationJson(sound, fields) as Record<string, unknown>;

  it('is read back as it was written', () => {
    expect(json).toMatchObject({ points: 100, title: 'Basic Information', fields });
    expect(readConfiguration(json, sound)).toEqual({ content: { settings: sound, fields } });
    const proof = { ...sound, section: null };
    expect(readConfiguration(configurationJson(proof, fields), proof)).toEqual({
      content: { settings: proof, fields },
    });
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['nothing', null, { '': 'The configuration must be an object' }],
    ['a figure', 5, { '': 'The configuration must be an object' }],
    ['a list', [], { '': 'The configuration must be an object' }],
    ['too much', { ...json, colour: 'red' }, { colour: 'There is no property colour' }],
    [
      'too little',
      { ...json, title: undefined },
      { title: 'The property title has the wrong kind of value' },
    ],
    [
      'seeds as words',
      { ...json, points: '100' },
      { points: 'The property points has the wrong kind of value' },
    ],
    ['half a seed', { ...json, points: 0.5 }, { points: 'Seeds should be a number' }],
    ['a tag that is none', { ...json, tags: [3] }, { tags: 'At most 20 tags of 40 characters each' }],
    ['no place', { ...json, position: 0 }, { position: 'A place is a whole number from 1' }],
    [
      'a field without a name',
      { ...json, fields: [{ label: 'A', type: 'text' }] },
      { 'fields.0.name': 'This is needed' },
    ],
  ])('refuses %s', (_case, value, errors) => expect(readConfiguration(value, sound)).toEqual({ errors }));
});
