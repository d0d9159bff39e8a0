// For the tests of a lender's applications: somebody who has applied to a lender, with what staff have verified about them.

import { CONSENT_VERSION } from '#features/consents/rules/lender-consent.ts';
import { approve, submitAndSend } from '#features/verification/server/verification.test-support.ts';
import type { Services } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { moderator, type Someone, someone } from '#tests/support/builders.ts';
import { type TestGround, workAs } from '#tests/support/database.ts';
import type { LenderOnOffer } from '#tests/support/lenders.ts';
import { applyToLender } from '../apply-to-lender.ts';

type Known = {
  person?: Someone;
  loanId?: IdOf<'partner_loans'>;
  loanAmount?: number;
  firstName?: string;
  now?: Date;
};

export type Applied = { person: Someone; applicationId: IdOf<'applications'> };

/** For a lender's loan, with consent; by a person of their own unless one is named. */
export async function applied(services: Services, to: LenderOnOffer, known: Known = {}): Promise<Applied> {
  const { firstName, now, loanAmount } = known;
  const person = known.person ?? (await someone(services, firstName ? { firstName } : {}));
  const { _id } = await applyToLender(workAs(services, person, now), {
    query: {},
    body: { loanId: known.loanId ?? to.loanId, loanAmount, consent: true, consentVersion: CONSENT_VERSION },
  });
  return { person, applicationId: _id };
}

const PAPERS = ['id_front', 'id_back', 'proof_of_address'];

/** Basic information with its papers, found right by staff; answers the ids of the papers. */
export async function verifiedBasics(test: TestGround, person: Someone): Promise<string[]> {
  const sent = await submitAndSend(test, person, 'basic_information', PAPERS);
  await approve(test, await moderator(test.services), sent);
  const files = await test.db
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', person.id)
    .orderBy('id')
    .execute();
  return files.map(({ id }) => id);
}
