// A borrower signs: the typed name, over exactly the paper on record, once; the signed copy and the word to everybody follow in the same transaction.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { NeededProof } from '#features/decisions/contract.ts';
import { stillNeeded } from '#features/decisions/server/still-needed.ts';
import { papersInWords } from '#features/decisions/texts/proof/needed-proof.ts';
import { whereMoneyIs } from '#features/loans/texts/borrower/ways-to-pay.ts';
import { isSeenByBorrowers } from '#features/partners/rules/may-publish.ts';
import { hashOfKept } from '#platform/server/files/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { showMoney } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { agreementEndpoints } from '../../contract/agreement.ts';
import { moneyDueBy } from '../../rules/agreement/agreement-state.ts';
import { checkSignature } from '../../rules/agreement/check-signature.ts';
import { agreementMails, agreementTexts } from '../../texts/agreement.ts';
import { applicationRefusals } from '../../texts/refusals.ts';
import { agreementSigned } from '../happenings.ts';
import { type LockedAgreement, lockOwnAgreement } from './lock-agreement.ts';
import { signCopyLater } from './make-signed-copy.ts';
import { toBoth } from './to-both.ts';
import { whatIsNeeded } from './what-is-needed.ts';

type Asked = Received<typeof agreementEndpoints, 'POST /api/loan-application/:id/agreement/sign'>;

export async function signAgreement(work: Work<Actor>, { params, body }: Asked) {
  return work.transaction(async (work) => {
    const locked = await lockOwnAgreement(work, params.id);
    const { agreement, application, lender } = locked;
    const verdict = checkSignature(body, {
      borrowerName: agreement.borrower_name ?? '',
      sha256: agreement.sha256,
      signedName: agreement.signed_name,
      isDeclined: agreement.declined_at !== null,
      isCancelled: agreement.cancelled_at !== null,
    });
    const needed = lender ? [] : await stillNeeded(work, application.account_id, application.amount_cents);
    if (verdict === 'again') return answerOf(agreement.payable_at ?? work.now, needed);
    if (verdict === 'cancelled') return refuse(applicationRefusals['agreement.cancelled']);
    if (verdict === 'signed') return refuse(applicationRefusals['agreement.signed']);
    if (verdict === 'declined' || application.closed_at)
      return refuse(applicationRefusals['agreement.declined']);
    if (verdict === 'other_paper') return refuse(applicationRefusals['agreement.other_paper']);
    if (verdict === 'other_name') {
      const message = agreementTexts.typeName(agreement.borrower_name ?? '');
      return refuse(applicationRefusals['agreement.other_name'], { message, fields: { fullName: message } });
    }
    // An agreement made without a licence cannot be enforced (Microcredit Act 2021).
    if (lender && !isSeenByBorrowers({ status: lender.status, licenceState: lender.licence_state }))
      return refuse(applicationRefusals['agreement.lender_closed']);
    await refuseAltered(work, agreement);
    await write(work, agreement.id, body, needed);
    await notify(work, locked, needed);
    await signCopyLater(work, agreement.id);
    return answerOf(work.now, needed);
  });
}

/** Refuses to sign a paper whose file on the disk is no longer the one on record, by its SHA-256. */
async function refuseAltered({ services }: Work, { file_id, sha256 }: LockedAgreement['agreement']) {
  const onDisk = file_id && (await hashOfKept(services.files, file_id));
  if (onDisk !== sha256) refuse(applicationRefusals['agreement.paper_altered']);
}

const answerOf = (payableAt: Date, needed: NeededProof[]) => ({
  message: needed.length > 0 ? agreementTexts.signedUnproved(papersInWords(needed)) : agreementTexts.signed,
  state: 'Signed' as const,
  moneyDueBy: needed.length > 0 ? null : moneyDueBy(payableAt).toISOString(),
});

const write = (
  work: Work<Actor>,
  id: IdOf<'agreements'>,
  { fullName, sha256 }: Asked['body'],
  needed: NeededProof[],
) =>
  work.db
    .updateTable('agreements')
    .set({
      signed_name: fullName,
      signed_at: work.now,
      signed_sha256: sha256,
      signed_address: work.address,
      payable_at: needed.length > 0 ? null : work.now,
    })
    .where('id', '=', id)
    .execute();

/** When the money comes, or what has to be checked before, and where that is handed in. */
const moneyWords = ({ now, services }: Work, needed: NeededProof[]): string[] =>
  needed.length === 0
    ? [agreementTexts.moneyDue(showMoment(moneyDueBy(now)), whereMoneyIs(services.config.places.handOverAt))]
    : [agreementTexts.moneyOnceProved(papersInWords(needed)), ...whatIsNeeded(services, needed)];

async function notify(
  work: Work<Actor>,
  { application, agreement, lender, email, loanInformation }: LockedAgreement,
  needed: NeededProof[],
): Promise<void> {
  const { number, sha256 } = agreement;
  const { id, account_id: accountId, amount_cents } = application;
  const { label, ...mail } = agreementMails.signed(
    showMoney(amount_cents),
    number,
    showMoment(work.now),
    moneyWords(work, needed),
  );
  const url = linkTo(work.services.config, `/loan-application/${id}/agreement`);
  const written = { to: email, accountId, ...mail, link: { label, url } };
  const facts = {
    ...{ subjectId: id, accountId, loan: loanInformation },
    ...toBoth(written, lender, agreementMails.lenderSigned(number)),
  };
  await happened(work, agreementSigned, facts, {
    before: { state: 'ReadyToSign' },
    after: { state: 'Signed', number, sha256 },
  });
}
