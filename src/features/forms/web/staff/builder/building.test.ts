import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../contract.ts';
import { type Building, type BuildingStep, begunBuilding, contentOf, nextBuilding } from './building.ts';

const text = (name: string): FieldDefinition => ({ name, label: name, type: 'text' });
const begun = begunBuilding({ settings: 'calm', fields: ['a', 'b', 'c'].map(text) });
const steppedBy = (...steps: BuildingStep<string>[]): Building<string> => steps.reduce(nextBuilding, begun);
const names = (building: Building<string>) =>
  contentOf(building)
    .fields.map(({ name }) => name)
    .join(' ');
const label = (label: string): BuildingStep<string> => ({
  step: 'edit',
  key: 2,
  field: { ...text('b'), label },
  about: 'label',
});

describe('the steps', () => {
  it.each<[string, BuildingStep<string>[], string]>([
    [
      'adds behind the one in hand',
      [
        { step: 'choose', chosen: 1 },
        { step: 'add', kind: 'text' },
      ],
      'a new_question b c',
    ],
    ['adds at the end from the settings', [{ step: 'add', kind: 'text' }], 'a b c new_question'],
    ['duplicates', [{ step: 'duplicate', key: 2 }], 'a b b_2 c'],
    ['removes', [{ step: 'remove', key: 2 }], 'a c'],
    ['moves', [{ step: 'move', key: 3, by: -1 }], 'a c b'],
    ['renames', [{ step: 'rename', key: 1, name: 'z' }], 'z b c'],
    [
      'nothing that is gone',
      [
        { step: 'remove', key: 9 },
        { step: 'move', key: 9, by: 1 },
      ],
      'a b c',
    ],
    ['takes another form', [{ step: 'replace', content: { settings: 's', fields: [text('x')] } }], 'x'],
  ])('%s', (_case, steps, order) => expect(names(steppedBy(...steps))).toBe(order));

  it('what is new is in hand; after a removal its neighbour is', () => {
    expect(steppedBy({ step: 'add', kind: 'day' }).chosen).toBe(4);
    expect(steppedBy({ step: 'remove', key: 3 }).chosen).toBe(2);
    expect(
      steppedBy(...([1, 2, 3].map((key) => ({ step: 'remove', key })) as BuildingStep<string>[])).chosen,
    ).toBe('settings');
  });

  it('a new question stands under the heading of the one before it', () => {
    const grouped = begunBuilding({ settings: '', fields: [{ ...text('a'), group: 'Home' }] });
    expect(contentOf(nextBuilding(grouped, { step: 'add', kind: 'text' })).fields[1]?.group).toBe('Home');
  });
});

describe('the way back', () => {
  it('goes step by step, and forward again', () => {
    const moved = steppedBy({ step: 'remove', key: 1 }, { step: 'move', key: 3, by: -1 });
    expect(names(moved)).toBe('c b');
    const back = nextBuilding(moved, { step: 'undo' });
    expect(names(back)).toBe('b c');
    expect(names(nextBuilding(back, { step: 'undo' }))).toBe('a b c');
    expect(names(nextBuilding(back, { step: 'redo' }))).toBe('c b');
    expect(nextBuilding(begun, { step: 'undo' })).toBe(begun);
  });

  it('what is typed in one go is one step', () => {
    const typed = steppedBy(label('B'), label('Be'), label('Bet'));
    expect(typed.past).toHaveLength(1);
    expect(contentOf(nextBuilding(typed, { step: 'undo' }))).toEqual(contentOf(begun));
    expect(steppedBy(label('B'), { step: 'choose', chosen: 2 }, label('Be')).past).toHaveLength(2);
  });

  it('a new step ends the way forward', () => {
    const back = steppedBy({ step: 'remove', key: 1 }, { step: 'undo' }, { step: 'remove', key: 3 });
    expect(back.future).toEqual([]);
    expect(names(back)).toBe('a b');
  });

  it('settings are a step too', () => {
    const changed = steppedBy({ step: 'settings', settings: 'brisk', about: 'title' });
    expect(contentOf(changed).settings).toBe('brisk');
    expect(contentOf(nextBuilding(changed, { step: 'undo' })).settings).toBe('calm');
  });
});
