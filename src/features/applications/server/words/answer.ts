// An applicant answers what a lender asked beside their application; and what stands there, for these two alone.
import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { holdStandingConsent, standingConsent } from '#features/consents/server/standing-consent.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isPartner } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { showMoney } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { wordsEndpoints } from '../../contract/words.ts';
import { answerFields } from '../../fields/answer-words.ts';
import { visibleTo, whyNotLend } from '../../rules/lender-access.ts';
import { whyNotAnswer, whyNotAsk } from '../../rules/words.ts';
import { applicationRefusals as refusals } from '../../texts/refusals.ts';
import { partnerWordsMails } from '../../texts/words/partner-words.ts';
import { wordsTexts as texts } from '../../texts/words/words.ts';
import { holdLender } from '../agreement/lock-agreement.ts';
import { applicantAnswered } from '../happenings.ts';
import { applicationsOfLender } from '../lender/of-lender.ts';
import { countWritten, wordsOf, write } from './written.ts';

/** Locks the account first, then the application, then the lender, in the order of everything else that writes them. */
export async function answerLender(
  work: Work<Actor>,
  { params, body }: Received<typeof wordsEndpoints, 'POST /api/loan-application/:id/words/answer'>,
) {
  return work.transaction(async (work) => {
    await lockOwnAccount(work);
    const { id, partner_id, status, amount_cents } =
      (await ownTo(work, params.id).forUpdate().executeTakeFirst()) ?? refuse('request.not_found');
    if (partner_id === null) return refuse('request.not_found');
    const consents = (await standingConsent(work, work.actor.id, partner_id)) !== null;
    const why = whyNotAnswer({ status, consents }, await countWritten(work, id));
    if (why) return refuse(refusals[why]);
    const { text } = accept(refusals['words.answer'], answerFields, body);
    await write(work, { id, partner_id }, { kind: 'Answered', text });
    const lender = await holdLender(work, partner_id);
    const mail = {
      ...{ to: lender.contact_email, accountId: lender.account_id },
      ...partnerWordsMails.answered(showMoney(amount_cents)),
    };
    await happened(work, applicantAnswered, {
      ...{ subjectId: id, accountId: work.actor.id, lenderAccountId: lender.account_id },
      mails: [mail],
    });
    return { message: texts.sent };
  });
}

const ownTo = ({ db, actor }: Work<Actor>, id: IdOf<'applications'>) =>
  db
    .selectFrom('applications')
    .select(['id', 'partner_id', 'status', 'amount_cents'])
    .where('id', '=', id)
    .where('account_id', '=', actor.id);

type Read = Received<typeof wordsEndpoints, 'GET /api/loan-application/:id/words'>;

export const showWords = (work: Work<Actor>, received: Read) =>
  isPartner(work.actor) ? wordsForLender(work, received) : wordsForApplicant(work, received);

async function wordsForApplicant(work: Work<Actor>, { params: { id } }: Read) {
  const own = (await ownTo(work, id).executeTakeFirst()) ?? refuse('request.not_found');
  if (own.partner_id === null) return { words: [], mayWrite: false };
  const consents = (await standingConsent(work, work.actor.id, own.partner_id)) !== null;
  const why = whyNotAnswer({ status: own.status, consents }, await countWritten(work, id));
  return { words: await wordsOf(work, id), mayWrite: why === null };
}

/** What is written beside an application, for its lender. Empty while the applicant's consent is withdrawn, because their words were shared under it. */
const wordsForLender = (work: Work<Actor>, { params: { id } }: Read) =>
  work.transaction(async (work) => {
    const row = await applicationsOfLender(work)
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .select(['p.status', 'p.account_id', 'c.id as partner_id', 'c.status as company_status'])
      .select(['c.licence_state', 'a.status as applicant_status'])
      .where('p.id', '=', id)
      .executeTakeFirst();
    if (!row) return refuse('request.not_found');
    const company = { status: row.company_status, licenceState: row.licence_state };
    const consent = await holdStandingConsent(work, row.account_id, row.partner_id);
    if (visibleTo(consent?.shared ?? null, company).access !== 'Open') return { words: [], mayWrite: false };
    const mayLend = whyNotLend(company, { consents: true, status: row.applicant_status }) === null;
    const why = whyNotAsk({ status: row.status, mayLend }, await countWritten(work, id));
    return { words: await wordsOf(work, id), mayWrite: why === null };
  });
