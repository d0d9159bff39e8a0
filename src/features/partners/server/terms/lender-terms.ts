// The published versions of the terms for lenders, and who has accepted which.

import { createHash } from 'node:crypto';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { type Acceptance, type LenderTerms, lenderTermsSchema } from '../../contract/terms.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';
import { lenderTermsWords } from '../../texts/partner-terms.ts';

/**
 * Publishes the words that the product ships with as the next version, where they are others than the newest. `agreement` holds the words
 * of the agreement with each borrower. Of two servers that start at once one publishes it.
 */
export async function installLenderTerms({ db, now }: Work, agreement: LenderTerms['agreement']) {
  const body = JSON.stringify(lenderTermsSchema.parse({ terms: lenderTermsWords, agreement }));
  const sha256 = createHash('sha256').update(body).digest('hex');
  const newest = await newestTerms(db);
  if (newest?.sha256 === sha256) return;
  await db
    .insertInto('lender_terms')
    .values({ version: (newest?.version ?? 0) + 1, body, sha256, published_at: now })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

export const newestTerms = (db: Work['db']) =>
  db
    .selectFrom('lender_terms')
    .select(['version', 'sha256', 'body'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The versions of the terms that a lender has accepted, the newest first. */
export async function acceptancesOf(
  { db }: Pick<Work, 'db'>,
  partnerId: IdOf<'partners'>,
): Promise<Acceptance[]> {
  const rows = await db
    .selectFrom('lender_acceptances')
    .select(['version', 'sha256', 'name', 'accepted_at'])
    .where('partner_id', '=', partnerId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ accepted_at, ...row }) => ({ ...row, at: accepted_at.toISOString() }));
}

/** Refuses to put a loan on offer for a lender that has not accepted the newest terms. */
export async function refuseWithoutTerms({ db }: Work, partnerId: IdOf<'partners'>): Promise<void> {
  const newest = await newestTerms(db);
  const accepted =
    newest &&
    (await db
      .selectFrom('lender_acceptances')
      .select('id')
      .where('partner_id', '=', partnerId)
      .where('version', '=', newest.version)
      .executeTakeFirst());
  if (!accepted) refuse(partnerRefusals['partner.terms_needed']);
}
