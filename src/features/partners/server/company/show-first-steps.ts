// How far a new lender has come, in one round trip.
import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { FirstSteps } from '../../contract/company.ts';

const NONE: FirstSteps = { company: false, product: false, loan: false, application: false };

export async function showFirstSteps({ db, actor }: Work<Actor>): Promise<FirstSteps> {
  const { rows } = await sql<FirstSteps>`
    select true as company,
      exists (select from products where partner_id = p.id) as product,
      exists (select from partner_loans where partner_id = p.id) as loan,
      exists (select from applications where partner_id = p.id) as application
    from partners p where p.account_id = ${actor.id}`.execute(db);
  return rows[0] ?? NONE;
}
