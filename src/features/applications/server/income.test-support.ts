// For the tests of what is decided again: somebody states another income after the offer.
import { answersNow, sectionIds } from '#features/information/server/information.test-support.ts';
import type { Someone } from '#tests/support/builders.ts';
import type { TestApp } from '#tests/support/database.ts';

/** Too little for any loan. */
export const LITTLE = { income_amount: 1_000, has_other_income: 'No' };

/** As the section of the income says it, but for these answers. */
export async function tellsIncome(test: TestApp, { id }: Someone, answers: object): Promise<void> {
  const { section } = await sectionIds(test, 'income_information');
  await test.db
    .updateTable('submissions')
    .set({ answers: JSON.stringify({ ...answersNow.income_information, ...answers }) })
    .where('account_id', '=', id)
    .where('information_schema_id', '=', section)
    .execute();
}
