// A lender asks its applicant for papers or a word, or notes something for its own people.
import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { centsToDollars } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { wordsEndpoints } from '../../contract/words.ts';
import { askFields, noteFields } from '../../fields/partner-words.ts';
import { whyNotLend } from '../../rules/lender-access.ts';
import { MOST_NOTES, wantedOf, whyNotAsk } from '../../rules/words.ts';
import { partnerApplicationRefusals as refusals } from '../../texts/partner-refusals.ts';
import { partnerWordsTexts as texts } from '../../texts/words/partner-words.ts';
import { wordsMails } from '../../texts/words/words.ts';
import { applicantAsked, applicationNoted } from '../happenings.ts';
import { lockForLender } from '../lender/lock-for-lender.ts';
import { applicationsOfLender } from '../lender/of-lender.ts';
import { countWritten, write, writtenOf } from './written.ts';

type Asked = Received<typeof wordsEndpoints, 'POST /api/loan-application/:id/words/ask'>;

export async function askApplicant(work: Work<Actor>, { params, body }: Asked) {
  return work.transaction(async (work) => {
    const application = await lockForLender(work, params.id);
    const mayLend = whyNotLend(application.company, application.applicant) === null;
    const why = whyNotAsk({ status: application.status, mayLend }, await countWritten(work, application.id));
    if (why) return refuse(refusals[why]);
    const { text, ...ticked } = accept(refusals['words.fields'], askFields, body);
    const wants = wantedOf(ticked);
    await write(work, application, { kind: 'Asked', text, wants });
    const { account_id: accountId, email, lender, lender_account_id: lenderAccountId } = application;
    const { label, ...letter } = wordsMails.asked(lender);
    const link = { label, url: linkTo(work.services.config, `/loan-application/${application.id}`) };
    const facts = {
      ...{ subjectId: application.id, accountId, lenderAccountId },
      loan: {
        loanAmount: centsToDollars(application.amount_cents),
        interestRate: application.rate_monthly_bps / 100,
      },
      mails: [{ to: email, accountId, ...letter, link }],
    };
    // The words stay between lender and applicant; the audit log says only that there were some.
    await happened(work, applicantAsked, facts, { after: { wants } });
    return { message: texts.asked };
  });
}

type Noted = Received<typeof wordsEndpoints, 'POST /api/loan-application/:id/notes'>;

export async function addLenderNote(work: Work<Actor>, { params, body }: Noted) {
  return work.transaction(async (work) => {
    const application = await lockForLender(work, params.id);
    const { notes } = await countWritten(work, application.id);
    if (notes >= MOST_NOTES) return refuse(refusals['words.notes_full']);
    const { text } = accept(refusals['words.fields'], noteFields, body);
    await write(work, application, { kind: 'Note', text });
    await happened(work, applicationNoted, {
      subjectId: application.id,
      accountId: application.account_id,
      lenderAccountId: application.lender_account_id,
    });
    return { message: texts.noted };
  });
}

/** Lists the lender's own notes, the newest first. */
export async function listLenderNotes(work: Work<Actor>, { params: { id } }: Pick<Noted, 'params'>) {
  const own = await applicationsOfLender(work).select('p.id').where('p.id', '=', id).executeTakeFirst();
  if (!own) return refuse('request.not_found');
  const rows = await writtenOf(work, id)
    .select(['id', 'text', 'written_at'])
    .where('kind', '=', 'Note')
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_NOTES)
    .execute();
  return {
    notes: rows.map((row) => ({ _id: row.id, text: row.text, writtenAt: row.written_at.toISOString() })),
  };
}
