import { describe, expect, it } from 'vitest';
import { configurationJson, type FormSettings, readConfiguration, settingsFaults } from './form-settings.ts';

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

describe('the settings of a form', () => {
  it.each<[string, FormSettings, Record<string, string>]>([
    ['sound', sound, {}],
    ['of a verification form', { ...sound, section: null }, {}],
    ['no seeds', withPart({ points: ' ' }), { points: 'Seeds is required' }],
    ['words for seeds', withPart({ points: 'many' }), { points: 'Seeds should be a number' }],
    ['half a seed', withPart({ points: '1.5' }), { points: 'Seeds should be a number' }],
    ['too many seeds', withPart({ points: '100001' }), { points: 'Seeds should be 100,000 at most' }],
    ['no title', { ...sound, title: ' ' }, { title: 'Title is required' }],
    ['no name', { ...sound, name: '' }, { name: 'Name is required' }],
    ['no description', { ...sound, description: '' }, { description: 'Description is required' }],
    ['no start date', withPart({ startDate: '' }), { startDate: 'Start date is required' }],
    ['no such day', withPart({ startDate: '2026-02-30' }), { startDate: 'Start date should be a date' }],
  ])('%s', (_case, settings, faults) => expect(settingsFaults(settings)).toEqual(faults));
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
  ])('refuses %s', (_case, value, faults) => expect(readConfiguration(value, sound)).toEqual({ faults }));
});
