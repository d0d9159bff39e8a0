// For the tests of agreements: somebody whose application was approved, by us or by a lender, with its paper made.

import type { Services } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { borrower, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { workAs } from '#tests/support/database.ts';
import type { LenderOnOffer } from '#tests/support/lenders.ts';
import { apply } from '../apply.ts';
import { approveApplication } from '../decide-application.ts';
import { applied } from '../lender/lender-applications.test-support.ts';
import { updateStatus } from '../lender/update-status.ts';
import { prepareAgreement } from './prepare-agreement.ts';

type Known = {
  person?: Someone;
  firstName?: string;
  lastName?: string;
  loanId?: IdOf<'partner_loans'>;
  loanAmount?: number;
};

export type Agreed = { person: Someone; applicationId: IdOf<'applications'> };

/** An application of ours for $5,000, approved. */
export async function approved(services: Services, known: Known = {}): Promise<Agreed> {
  const { firstName = 'Désirée', lastName = 'Łukasz-Brown' } = known;
  const person = await borrower(services, { firstName, lastName });
  const { _id } = await apply(workAs(services, person), {
    body: { term: 4, interestRate: 6, loanAmount: 5_000, model: 'FirstModel' },
  });
  const officer = await moderator(services);
  await approveApplication(workAs(services, officer), {
    params: { id: _id },
    body: { approvalNote: '', worseReason: '' },
  });
  return { person, applicationId: _id };
}

/** The same with its paper. */
export async function readyToSign(services: Services, known: Known = {}, now?: Date): Promise<Agreed> {
  const agreed = await approved(services, known);
  await prepareAgreement(services, agreed.applicationId, now);
  return agreed;
}

/** An application to a lender, which has approved it, with its paper. */
export async function readyWithLender(
  services: Services,
  to: LenderOnOffer,
  known: Known = {},
): Promise<Agreed> {
  const { firstName = 'Marcia', lastName = 'Campbell', loanId, loanAmount } = known;
  const person = known.person ?? (await someone(services, { firstName, lastName }));
  const { applicationId } = await applied(services, to, {
    person,
    ...(loanId ? { loanId } : {}),
    ...(loanAmount ? { loanAmount } : {}),
  });
  await updateStatus(workAs(services, to.account), {
    params: { id: applicationId },
    body: { status: 'Approved' },
  });
  await prepareAgreement(services, applicationId);
  return { person, applicationId };
}

/** As it is shown to whoever asks. Throws where there is none. */
export async function agreementShown(browser: Caller, id: string) {
  const { agreement } = await browser.call('GET /api/loan-application/:id/agreement', { params: { id } });
  if (!agreement) throw new Error('there is no agreement');
  return agreement;
}

export const shown = (browser: Caller, { applicationId }: Pick<Agreed, 'applicationId'>) =>
  agreementShown(browser, applicationId);

export const agreementOf = ({ db }: Services, { applicationId }: Pick<Agreed, 'applicationId'>) =>
  db
    .selectFrom('agreements')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
