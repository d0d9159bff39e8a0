// The job that makes the signed copy: the same paper, from the same words and figures, with a page for the signature.

import { holdAccount } from '#features/accounts/server/store.ts';
import { insertFile } from '#platform/server/database/file-rows.ts';
import { idIn, type Job } from '#platform/server/jobs.ts';
import { notify } from '#platform/server/live-events.ts';
import { makePdf } from '#platform/server/pdf/make-pdf.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { agreementFactsSchema } from '../../contract/agreement.ts';
import { agreementFigures } from '../../texts/agreement.ts';
import { layOut } from './paper/lay-out.ts';
import { agreementTemplateOf } from './templates.ts';

const JOB = 'sign-agreement-copy';

export const signCopyLater = ({ services, db }: Work, agreementId: string): Promise<void> =>
  services.jobs.send(db, JOB, { id: agreementId });

export const signAgreementCopyJob = (services: Services): Job => ({
  name: JOB,
  retryLimit: 12,
  async run(payload) {
    const id = idIn<'agreements'>(payload);
    if (id !== undefined) await makeSignedCopy(services, id);
  },
});

/** Makes and keeps the copy. Does nothing where it is there already, or the papers are gone; of several runs at once, one keeps its copy. */
export async function makeSignedCopy(
  services: Services,
  id: IdOf<'agreements'>,
  now = new Date(),
): Promise<void> {
  const work = backgroundWork(services, now);
  const agreement = await withoutCopy(work, id).executeTakeFirst();
  if (!agreement?.signed_at || !agreement.signed_name || !agreement.borrower_name) return;
  const { words } = await agreementTemplateOf(work, agreement.template_version);
  const facts = agreementFactsSchema.parse(agreement.facts);
  const bytes = await makePdf(
    layOut({
      documentId: id,
      words,
      facts,
      borrowerName: agreement.borrower_name,
      signature: {
        name: agreement.signed_name,
        at: agreement.signed_at,
        address: agreement.signed_address ?? '',
        sha256: agreement.sha256,
      },
    }),
  );
  const accountId = agreement.account_id;
  await transactionWithFiles(work, [{ bytes }], async (work, [file]) => {
    await holdAccount(work, accountId);
    if (!file || !(await withoutCopy(work, id).forUpdate().executeTakeFirst())) return;
    const name = agreementFigures.signedFileName(facts.number);
    await insertFile(work, file, { name, type: 'application/pdf', ownerId: accountId, isOurs: true });
    await work.db
      .updateTable('agreements')
      .set({ signed_file_id: file.id, signed_file_sha256: file.sha256 })
      .where('id', '=', id)
      .execute();
    notify(work, { account: accountId }, 'applications');
    notify(work, 'staff', 'applications');
  });
}

const withoutCopy = ({ db }: Work, id: IdOf<'agreements'>) =>
  db
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', id)
    .where('signed_at', 'is not', null)
    .where('signed_file_sha256', 'is', null)
    .where('erased_at', 'is', null);
