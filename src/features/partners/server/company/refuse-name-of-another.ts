// Refuses a lender a name that another lender has, or has had while its licence counted, or that cannot be told from one.
import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { looksAs } from '../../rules/company/lender-name.ts';
import { companyFieldTexts } from '../../texts/partner-company.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';

/** Lenders are counted in hundreds: all names are read. Of two who take one at the same moment, the second waits and sees the first. */
export async function refuseNameOfAnother(
  { db }: Work,
  name: string,
  own: IdOf<'partners'> | null = null,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('names of lenders'))`.execute(db);
  const lenders = await db
    .selectFrom('partners')
    .select(['name', 'checked_name'])
    .where((row) => row('id', 'is distinct from', own))
    .execute();
  const isTaken = lenders.some(
    (lender) =>
      looksAs(lender.name, name) || (lender.checked_name !== null && looksAs(lender.checked_name, name)),
  );
  if (isTaken) refuse(partnerRefusals['partner.fields'], { fields: { name: companyFieldTexts.nameTaken } });
}
