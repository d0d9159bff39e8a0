// Looks up what type-ahead fields were answered with: it must exist, and it is stored under its own name.
import { sql } from 'kysely';
import type { FieldDefinition, FormAnswers, NamedChoice } from '#features/forms/contract.ts';
import { kindOf } from '#features/forms/rules/kind.ts';
import { formTexts } from '#features/forms/texts/forms.ts';
import { isPublicProduct } from '#features/partners/rules-in-sql/is-public-loan.ts';
import type { Work } from '#platform/server/work.ts';
import { isId } from '#shared/id.ts';
import type { FieldErrors } from '#shared/refusal.ts';

type Source = NonNullable<FieldDefinition['typeAheadApiType']>;

/** What can be chosen now, by the list that a field searches. */
export const CHOICES: Record<Source, ReturnType<typeof sql>> = {
  prizes: sql`prizes x where x.removed_at is null`,
  contests: sql`contests x where x.status = 'Active'`,
  product: sql`products x join partners p on p.id = x.partner_id where ${isPublicProduct({ product: 'x', partner: 'p' })}`,
};

type Named = { answers: FormAnswers; errors: FieldErrors };

export const holdsChoice = (fields: readonly FieldDefinition[], answers: FormAnswers): boolean =>
  chosenIn(fields, answers).length > 0;

/** Names the choices in answers that passed the form's judgement, so that only a type-ahead field holds one. */
export async function nameChoices(
  work: Work,
  fields: readonly FieldDefinition[],
  answers: FormAnswers,
): Promise<Named> {
  const named: Named = { answers: { ...answers }, errors: {} };
  for (const { name, source, id } of chosenIn(fields, answers)) {
    const choice = await findChoice(work, source, id);
    if (choice) named.answers[name] = choice;
    else named.errors[name] = formTexts.oneOf;
  }
  return named;
}

function chosenIn(fields: readonly FieldDefinition[], answers: FormAnswers) {
  return fields.flatMap((field) => {
    const answer = answers[field.name];
    const source = field.typeAheadApiType;
    const isChoice = kindOf(field) === 'reference' && typeof answer === 'object' && '_id' in answer;
    return isChoice && source ? [{ name: field.name, source, id: answer._id }] : [];
  });
}

async function findChoice(work: Work, source: Source, id: string): Promise<NamedChoice | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<NamedChoice>`
    select x.id as "_id", x.name from ${CHOICES[source]} and x.id = ${id}`.execute(work.db);
  return rows[0];
}
