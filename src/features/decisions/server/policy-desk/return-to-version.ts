// Returns to an earlier version at once: one admin, with a reason, and every other admin is written to.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Mail } from '#platform/server/mail.ts';
import { mayLogIn } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { policyDeskEndpoints } from '../../contract/policy-desk.ts';
import { policyChanges } from '../../rules/policy/policy-changes.ts';
import { policyMails, policyReturnTexts as texts } from '../../texts/staff-policy-return.ts';
import { staffDecisionRefusals } from '../../texts/staff-refusals.ts';
import { policyReturned } from '../happenings.ts';
import { refuseFaults } from './drafts.ts';
import { figuresIn, inForceNow, lockVersions, newestVersion } from './versions.ts';

type Asked = Received<typeof policyDeskEndpoints, 'POST /api/policy/versions/:id/return'>;

/** Publishes an earlier version's figures as a version of their own. It takes the place of one that waits for its start as well. */
export async function returnToVersion(work: Work<Actor>, { params, body }: Asked) {
  return work.transaction(async (work) => {
    await lockVersions(work);
    const earlier = await work.db
      .selectFrom('policies')
      .select(['version', 'policy'])
      .where('version', '=', params.id)
      .executeTakeFirst();
    if (!earlier) return refuse('request.not_found');
    const figures = figuresIn(earlier);
    refuseFaults(figures);
    const [newest, inForce] = [await newestVersion(work), await inForceNow(work)];
    const changes = policyChanges(figuresIn(newest), figures);
    if (changes.length === 0) refuse(staffDecisionRefusals['policy.no_change']);
    const version = newest.version + 1;
    await work.db
      .insertInto('policies')
      .values({
        version,
        policy: JSON.stringify({ ...earlier.policy, version }),
        note: body.note,
        returns_to: earlier.version,
        published_at: work.now,
        created_by: work.actor.id,
        created_at: work.now,
      })
      .execute();
    await happened(
      work,
      policyReturned,
      { subjectId: String(version), mails: await mailsToOthers(work, earlier.version, body.note) },
      {
        before: { version: inForce.version, policy: figuresIn(inForce) },
        after: { version, returnsTo: earlier.version, changes, note: body.note },
      },
    );
    return { message: texts.returned(earlier.version), version };
  });
}

/** At most so many admins are written to: more than any office has. */
const MOST = 500;

async function mailsToOthers(work: Work<Actor>, version: number, note: string): Promise<Mail[]> {
  const admins = await work.db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('user_type', '=', 'Admin')
    .where(mayLogIn('status'))
    .orderBy('id')
    .limit(MOST)
    .execute();
  const self = admins.find(({ id }) => id === work.actor.id);
  const what = policyMails.what(self ? fullNameOf(self) : policyMails.anAdmin, version);
  const link = { label: policyMails.open, url: linkTo(work.services.config, '/admin/policy') };
  const others = admins.filter((one) => one !== self);
  return others.map(({ id, email }) => ({
    to: email,
    accountId: id,
    subject: policyMails.subject(version),
    paragraphs: [what, policyMails.why(note)],
    link,
  }));
}
