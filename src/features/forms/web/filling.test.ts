import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { readDay } from '#shared/calendar.ts';
import type { LocalDocument } from './documents/local-document.ts';
import {
  type Basis,
  begun,
  errorsOf,
  type Filling,
  type FillingStep,
  filledForm,
  nextFilling,
} from './filling.ts';

const today = readDay('2026-03-01') ?? expect.fail('a day');

const fields: FieldDefinition[] = [
  {
    name: 'town',
    label: 'Town',
    type: 'text',
    validations: [{ type: 'required' }, { type: 'min', params: [3] }],
  },
  {
    name: 'owns',
    label: 'Do you own it?',
    type: 'select',
    options: [
      { value: 'Yes', name: 'Yes' },
      { value: 'No', name: 'No' },
    ],
  },
  {
    name: 'title',
    label: 'Title',
    type: 'file',
    validationType: 'array',
    validations: [
      { type: 'required' },
      { type: 'test', subtype: 'fileSize', maxFileSize: 1 },
      { type: 'test', subtype: 'fileType', fileTypes: ['pdf'] },
    ],
    conditionalValidations: [{ when: 'owns', compareType: 'equals', value: 'Yes' }],
  },
];
const basis: Basis = { fields, submitted: {}, today };

const paper = (id: string): LocalDocument => ({
  id,
  name: `${id}.pdf`,
  type: 'application/pdf',
  sizeBytes: 4,
  blob: new Blob(['%PDF']),
});

const following = (start: Filling, ...steps: FillingStep[]): Filling =>
  steps.reduce((filling, step) => nextFilling(basis, filling, step), start);

const type = (value: string): FillingStep => ({ step: 'change', name: 'town', value });
const leave: FillingStep = { step: 'leave', name: 'town' };

describe('an error', () => {
  it('is not reported while its field is first typed', () => {
    expect(following(begun({}), type('a')).errors).toEqual({});
  });

  it('is reported when the field is left', () => {
    expect(following(begun({}), type('a'), leave).errors).toEqual({ town: 'minimum of 3 characters' });
  });

  it('goes as soon as it is mended', () => {
    expect(following(begun({}), type('a'), leave, type('abc')).errors).toEqual({});
  });

  it('changes its words with what is typed', () => {
    expect(following(begun({}), type('a'), leave, type('')).errors).toEqual({ town: 'Town is required' });
  });

  it('is not reported of a question that was only passed by', () => {
    expect(following(begun({}), leave).errors).toEqual({});
  });

  it('is reported of an answer that was taken back', () => {
    expect(following(begun({ town: 'Negril' }), type(''), leave).errors).toEqual({
      town: 'Town is required',
    });
  });

  it('of the server goes with the next change of its field', () => {
    const refused = following(begun({ town: 'Negril' }), { step: 'show', errors: { town: 'Not there' } });
    expect(following(refused, type('Montego Bay')).errors).toEqual({});
  });

  it('of an earlier verdict does not outlive a new one', () => {
    const refused = following(begun({}), { step: 'show', errors: { town: 'Not there', owns: 'No' } });
    expect(following(refused, { step: 'show', errors: { owns: 'No' } }).errors).toEqual({ owns: 'No' });
  });
});

describe('documents', () => {
  it('come and go one by one', () => {
    const filling = following(
      begun({}),
      { step: 'add', name: 'title', documents: [paper('one')] },
      { step: 'add', name: 'title', documents: [paper('two')] },
      { step: 'remove', name: 'title', id: 'one' },
    );
    expect(filling.answers.title).toEqual([paper('two')]);
  });

  it('are doubted until their owner trusts them, each by itself', () => {
    const doubted = (id: string): LocalDocument => ({ ...paper(id), doubt: 'dark' });
    const filling = following(
      begun({}),
      { step: 'add', name: 'title', documents: [doubted('one'), doubted('two')] },
      { step: 'trust', name: 'title', id: 'one' },
    );
    expect(filling.answers.title).toEqual([paper('one'), doubted('two')]);
    expect(errorsOf(basis, { town: 'Negril', owns: 'Yes', title: [doubted('two')] })).toEqual({});
  });

  it('are sent beside the answers, under the name of their field', () => {
    const filled = filledForm(basis, { town: ' Negril ', owns: 'Yes', title: [paper('one'), paper('two')] });
    expect(filled.answers).toEqual({ town: 'Negril', owns: 'Yes' });
    expect(filled.files.map(({ field, file }) => [field, file.name])).toEqual([
      ['title', 'one.pdf'],
      ['title', 'two.pdf'],
    ]);
  });

  it('of a hidden field stay on the phone', () => {
    expect(filledForm(basis, { town: 'Negril', owns: 'No', title: [paper('one')] }).files).toEqual([]);
  });

  it('are refused when there are more than one request takes', () => {
    const twice = [
      ...fields,
      { name: 'more', label: 'More', type: 'file', validationType: 'array' } as const,
    ];
    const papers = ['1', '2', '3', '4', '5', '6'].map(paper);
    const answers = { town: 'Negril', owns: 'Yes', title: papers, more: papers };
    expect(errorsOf({ ...basis, fields: twice }, answers)).toEqual({
      more: 'At most 10 files can be sent at once',
    });
  });
});

describe('answers of another tab', () => {
  const before = { town: '', owns: 'No' };
  const takeOver: FillingStep = { step: 'takeOver', kept: { town: 'Negril', owns: 'Yes' }, before };

  it('are taken over where nothing was changed here, and mend what was missing', () => {
    const shown = following(begun(before), { step: 'show', errors: { town: 'Town is required' } }, takeOver);
    expect(shown.answers).toEqual({ town: 'Negril', owns: 'Yes' });
    expect(shown.errors).toEqual({});
  });

  it('leave what was changed here', () => {
    expect(following(begun(before), type('Lucea'), takeOver).answers).toEqual({ town: 'Lucea', owns: 'Yes' });
  });

  it('change nothing where they are the same', () => {
    const same = begun({ town: 'Negril', owns: 'Yes' });
    expect(following(same, takeOver)).toBe(same);
  });
});
