// For the tests of payouts: somebody who has signed the agreement of a loan, and waits for the money.
import type { Services } from '#platform/server/work.ts';
import { workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import type { LenderOnOffer } from '#tests/support/lenders.ts';
import {
  type Agreed,
  agreementOf,
  readyToSign,
  readyWithLender,
} from '../agreement/agreements.test-support.ts';
import { signAgreement } from '../agreement/sign-agreement.ts';

/** $5,000 of ours at 6 % a month over four months, the identity verified; signed at a moment in the past where one is given. */
export async function signedWithUs(
  services: Services,
  known: { firstName?: string; lastName?: string; at?: Date } = {},
): Promise<Agreed> {
  const agreed = await readyToSign(services, known, known.at);
  await verifiedSections(services, agreed.person, ['basic_information']);
  return sign(services, agreed, known.at);
}

/** The same with nothing verified. */
export const signedUnproved = async (services: Services): Promise<Agreed> =>
  sign(services, await readyToSign(services));

/** The smallest amount of the lender's loan, at its default rate and term. */
export async function signedWithLender(services: Services, lender: LenderOnOffer): Promise<Agreed> {
  return sign(services, await readyWithLender(services, lender));
}

async function sign(services: Services, agreed: Agreed, at = new Date()): Promise<Agreed> {
  const { borrower_name, sha256 } = await agreementOf(services, agreed);
  await signAgreement(workAs(services, agreed.person, at), {
    params: { id: agreed.applicationId },
    body: { fullName: borrower_name ?? '', sha256 },
  });
  return agreed;
}

/** As if staff had approved the documents of what was sent. */
export const verifiedSections = async (
  { db }: Services,
  { id }: Pick<Agreed['person'], 'id'>,
  sIds: readonly string[],
): Promise<void> => {
  await db
    .updateTable('submissions')
    .set({ status: 'Verified' })
    .where('account_id', '=', asId<'accounts'>(id))
    .where((row) =>
      row(
        'information_schema_id',
        'in',
        row.selectFrom('information_schemas').select('information_schemas.id').where('s_id', 'in', sIds),
      ),
    )
    .execute();
};
