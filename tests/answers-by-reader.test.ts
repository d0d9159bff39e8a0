// What an answer holds of a record is read by everybody who may ask for it: a field that some of them may not read is left out.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '#app/server/app.ts';
import type { Reader } from '#shared/record/field.ts';
import { hiddenFrom } from '#shared/record/readers.ts';
import { recordAnswer, recordOfShape } from '#shared/record/shape.ts';
import { matrix } from './support/authorisation/matrix.ts';
import type { Role } from './support/authorisation/roles.ts';
import { declaredForms } from './support/record-forms.ts';

const READS_AS: Record<Role, Reader> = {
  visitor: 'everyone',
  quizUser: 'everyone',
  suspended: 'everyone',
  user: 'borrower',
  otherUser: 'borrower',
  partner: 'lender',
  otherPartner: 'lender',
  moderator: 'staff',
  admin: 'staff',
};

type Found = { at: string; readBy: Reader };

/** Every field of a record that an answer always holds. What it may lack is left out by the action where its reader may not read it. */
function fieldsIn(shape: unknown, at = ''): Found[] {
  const found = shape instanceof z.ZodType ? recordOfShape(shape) : undefined;
  if (found) return [{ at, readBy: found.fields[found.name]?.readBy ?? 'staff' }];
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape).flatMap(([name, part]) => fieldsIn(part, `${at}.${name}`));
  if (shape instanceof z.ZodArray) return fieldsIn(shape.element, `${at}[]`);
  if (shape instanceof z.ZodNullable) return fieldsIn(shape.unwrap(), at);
  if (shape instanceof z.ZodUnion) return shape.options.flatMap((option) => fieldsIn(option, at));
  return [];
}

const answered = routes.flatMap(({ key, endpoint: { output } }) =>
  fieldsIn(output).map((found) => ({ key, ...found })),
);

/** Those who may call the route and may not read the field. */
const notMeant = ({ key, readBy }: { key: string; readBy: Reader }): Role[] =>
  (matrix[key]?.admits ?? []).filter((role) => {
    const field = { kind: 'line', label: '', longest: 1, readBy } as const;
    return 'field' in hiddenFrom(READS_AS[role], { field });
  });

it('finds the fields of records in the answers', () => {
  expect(new Set(answered.map(({ key }) => key)).size).toBeGreaterThan(15);
  expect(answered.map(({ readBy }) => readBy)).toEqual(
    expect.arrayContaining(['everyone', 'borrower', 'staff']),
  );
});

it('answers nobody what is not theirs to read', () => {
  const leaks = answered.flatMap((found) =>
    notMeant(found).map((role) => `${found.key} answers ${role} ${found.at}, which ${found.readBy} may read`),
  );
  expect(leaks).toEqual([]);
});

it.each(declaredForms)('%s withholds a field that does not say who reads it', (_name, fields) => {
  const planted = { ...fields, planted: { kind: 'line', label: 'Planted', longest: 9 } } as const;
  for (const who of ['everyone', 'borrower', 'lender'] as const)
    expect(recordAnswer(who, planted)).not.toHaveProperty('planted');
  expect(recordAnswer('staff', planted)).toHaveProperty('planted');
});
