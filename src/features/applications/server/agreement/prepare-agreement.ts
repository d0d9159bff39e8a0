// The job that makes the agreement of an approved application: the paper with every figure, its row, and word to the borrower.

import { fullNameOf, holdAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import { addedHolidays } from '#features/upkeep/server/holidays.ts';
import { insertFile } from '#platform/server/database/file-rows.ts';
import { idIn, type Job } from '#platform/server/jobs.ts';
import { makePdf } from '#platform/server/pdf/make-pdf.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { AgreementFacts } from '../../contract/agreement.ts';
import { agreementFigures } from '../../texts/agreement.ts';
import { agreementPrepared } from '../happenings.ts';
import { factsOf, type ToPrepare, toPrepare } from './facts-of-application.ts';
import { layOut } from './paper/lay-out.ts';
import { agreementTemplateOf } from './templates.ts';

const JOB = 'prepare-agreement';

/** Queues the job in the transaction that approves: it runs once that has committed. */
export const prepareAgreementLater = (
  { services, db }: Work,
  applicationId: IdOf<'applications'>,
): Promise<void> => services.jobs.send(db, JOB, { id: applicationId });

export const prepareAgreementJob = (services: Services): Job => ({
  name: JOB,
  atStart: true,
  retryLimit: 12,
  async run(payload) {
    const id = idIn<'applications'>(payload);
    for (const each of id === undefined ? await leftWithout(services) : [id])
      await prepareAgreement(services, each);
  },
});

/** The applications that were approved before there were agreements, looked for at the start of a server. */
async function leftWithout({ db }: Services): Promise<IdOf<'applications'>[]> {
  const rows = await db
    .selectFrom('applications as a')
    .select('a.id')
    .where('a.status', '=', 'Approved')
    .where('a.closed_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('agreements as g').select('g.id').whereRef('g.application_id', '=', 'a.id'),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('loans as l')
            .select('l.id')
            .whereRef('l.application_id', '=', 'a.id')
            .where(payoutStands('l')),
        ),
      ),
    )
    .orderBy('a.created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes an agreement. Does nothing where there is one already, or where none is wanted any more; of several runs at once, one makes it. */
export async function prepareAgreement(
  services: Services,
  applicationId: IdOf<'applications'>,
  now = new Date(),
): Promise<void> {
  const work = backgroundWork(services, now);
  const application = await toPrepare(work, applicationId);
  if (!application) return;
  const { version, words } = await agreementTemplateOf(work);
  const facts = factsOf(application, now, await addedHolidays(services, dayOf(now)));
  const id = newId<'agreements'>(now.getTime());
  const borrowerName = fullNameOf(application);
  // Laying out takes its time: nobody's lock is held meanwhile.
  const bytes = await makePdf(layOut({ documentId: id, words, facts, borrowerName, signature: null }));
  await transactionWithFiles(work, [{ bytes }], async (work, [file]) => {
    if (!file || !(await isStillWanted(work, application))) return;
    const name = agreementFigures.fileName(facts.number);
    await insertFile(work, file, {
      name,
      type: 'application/pdf',
      ownerId: application.account_id,
      isOurs: true,
    });
    await work.db
      .insertInto('agreements')
      .values({
        id,
        number: facts.number,
        application_id: application.id,
        account_id: application.account_id,
        template_version: version,
        facts: JSON.stringify(facts),
        borrower_name: borrowerName,
        file_id: file.id,
        sha256: file.sha256,
        prepared_at: now,
      })
      .execute();
    await notify(work, application, facts, file.sha256);
  });
}

async function isStillWanted(work: Work, { id, account_id }: ToPrepare): Promise<boolean> {
  const { db } = work;
  await holdAccount(work, account_id);
  const open = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return false;
  const written = await db
    .selectFrom('agreements')
    .select('id')
    .where('application_id', '=', id)
    .executeTakeFirst();
  return written === undefined;
}

async function notify(
  work: Work,
  { id, account_id, lender_account_id }: ToPrepare,
  facts: AgreementFacts,
  sha256: string,
): Promise<void> {
  const { number, amountCents, rateMonthlyBps } = facts;
  const accountId = account_id;
  const about = {
    subjectId: id,
    accountId,
    loan: { loanAmount: centsToDollars(cents(amountCents)), interestRate: rateMonthlyBps / 100 },
    // The letter of the approval has led the borrower here already, so no other mail is sent.
    mails: [],
    lenderAccountId: lender_account_id,
  };
  await happened(work, agreementPrepared, about, { after: { number, sha256 } });
}
