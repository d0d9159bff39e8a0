// A lender copies one of its loans: inactive, under the same product, with a picture of its own.
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import type { offerEndpoints } from '../../contract/offers.ts';
import { nameOfCopy } from '../../rules/offers/copy-of.ts';
import { loanTexts } from '../../texts/partner-products.ts';
import { loanCopied } from '../happenings.ts';
import { lockCompany } from '../publishing/lock-company.ts';
import { keepCopy, readToCopy } from '../publishing/offer-picture.ts';
import { readOwnLoan, refuseMoreLoans } from './lock-own-loan.ts';

export async function duplicateLoan(
  work: Work<Actor>,
  { params }: Received<typeof offerEndpoints, 'POST /api/loan/duplicate/:id'>,
) {
  const shown = await work.db
    .selectFrom('partner_loans as o')
    .innerJoin('partners as p', 'p.id', 'o.partner_id')
    .select('o.image_file_id')
    .where('o.id', '=', params.id)
    .where('p.account_id', '=', work.actor.id)
    .executeTakeFirst();
  const copied = await readToCopy(work, shown?.image_file_id ?? null);
  return transactionWithFiles(work, [copied], async (work, [picture = null]) => {
    const { id: partnerId } = await lockCompany(work, 'alone');
    const original = await readOwnLoan(work, partnerId, params.id);
    await refuseMoreLoans(work, partnerId);
    const id = newId<'partner_loans'>(work.now.getTime());
    const { revision: _, ...columns } = {
      ...original,
      id,
      name: nameOfCopy(original.name),
      status: 'Inactive' as const,
      image_file_id: await keepCopy(work, picture, original.image_file_id),
      created_at: work.now,
      updated_at: work.now,
    };
    await work.db.insertInto('partner_loans').values(columns).execute();
    await happened(
      work,
      loanCopied,
      { subjectId: id, accountId: work.actor.id },
      { after: { ...columns, of: params.id } },
    );
    return { message: loanTexts.added, _id: id };
  });
}
