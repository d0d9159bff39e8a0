import { describe, expect, it } from 'vitest';
import type { FieldDefinition, Validation } from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { validateAnswers, withFiles } from './validate-answers.ts';

const TODAY = '2026-03-10' as Day;
const text = (validations: Validation[], more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name: 'asked',
  label: 'Asked',
  type: 'text',
  validations,
  ...more,
});

describe('documents', () => {
  const paper = text([{ type: 'required' }], { type: 'file' });
  const file = { id: 'f1', name: 'id.png', type: 'image/png', sizeBytes: 10 };

  it('are those uploaded, never those that the answers claim', () => {
    const claimed = { asked: { ...file, id: "someone else's" } };
    expect(validateAnswers([paper], withFiles([paper], claimed, []), TODAY).errors).toEqual({
      asked: 'Asked is required',
    });
    const validated = validateAnswers(
      [paper],
      withFiles([paper], claimed, [
        { field: 'asked', file },
        { field: 'other', file },
      ]),
      TODAY,
    );
    expect(validated).toEqual({ answers: { asked: file }, errors: {} });
  });

  it('take the place of no other answer', () => {
    const fields = [paper, text([], { name: 'word' }), text([], { type: 'file', name: 'other' })];
    expect(withFiles(fields, { word: 'ackee', asked: file }, [{ field: 'asked', file }])).toEqual({
      word: 'ackee',
      asked: [file],
      other: [],
    });
  });

  it('are one where one is asked, and several where several are', () => {
    const two = [file, { ...file, id: 'f2' }].map((each) => ({ field: 'asked', file: each }));
    expect(validateAnswers([paper], withFiles([paper], {}, two), TODAY).errors).toEqual({
      asked: 'Please add the file again',
    });
    const many: FieldDefinition = { ...paper, validationType: 'array' };
    expect(validateAnswers([many], withFiles([many], {}, two), TODAY).answers.asked).toHaveLength(2);
  });
});
