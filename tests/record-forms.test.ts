// What two people change of one record at once: of every form that is declared, nothing of either is lost unseen.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type RecordField, type RecordFields, sentFields, type Typed } from '#shared/record/field.ts';
import { changes, merged, newOf } from '#shared/record/values.ts';
import { declaredForms } from './support/record-forms.ts';

it('finds the forms by their declarations', () => {
  expect(declaredForms.length).toBeGreaterThan(25);
});

/** One of three values of a field's kind, so that two people often say the same. */
const oneOf = (field: RecordField, drawn: number) => {
  if (field.kind === 'yesNo') return drawn === 1;
  if (field.kind === 'reference') return drawn === 0 ? null : { _id: `r${drawn}`, name: `Record ${drawn}` };
  return ['', 'one', 'other'][drawn] ?? '';
};

it.each(declaredForms)('of %s what one changed stands, and what both changed is asked', (_name, fields) => {
  const names = sentFields(fields);
  const anyRecord = fc.array(fc.integer({ min: 0, max: 2 }), {
    minLength: names.length,
    maxLength: names.length,
  });
  const typed = (drawn: readonly number[]): Typed<RecordFields> => ({
    ...newOf(fields),
    ...Object.fromEntries(names.map(([name, field], place) => [name, oneOf(field, drawn[place] ?? 0)])),
  });
  fc.assert(
    fc.property(anyRecord, anyRecord, anyRecord, (one, two, three) => {
      const both = { start: typed(one), mine: typed(two), theirs: typed(three) };
      const result = merged(fields, both);
      const open = new Set<string>(result.conflicts.map(({ name }) => name));
      const [own, others] = [
        changes(fields, both.start, both.mine),
        changes(fields, both.start, both.theirs),
      ];
      for (const [name] of names) {
        const [isMine, isTheirs] = [name in own, name in others];
        const isSame = !(name in changes(fields, both.mine, both.theirs));
        expect([name, open.has(name)]).toEqual([name, isMine && isTheirs && !isSame]);
        const stands = isTheirs && !isMine ? both.theirs[name] : both.mine[name];
        expect([name, result.typed[name]]).toEqual([name, stands]);
      }
      // Asked once: with what is open chosen, the same two leave nothing more to ask.
      const again = merged(fields, { start: result.start, mine: result.typed, theirs: both.theirs });
      expect([again.taken, again.conflicts.map(({ name }) => name)]).toEqual([[], [...open]]);
    }),
    { numRuns: 60 },
  );
});
