// What a person lets us tell on their phone.
import { isStanding } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { Output } from '#shared/endpoint.ts';
import { PUSH_SUBJECTS } from '#shared/notices/push.ts';
import type { pushEndpoints } from '../contract.ts';

type Shown = Output<(typeof pushEndpoints)['GET /api/push']>;

export async function showPush({ db, actor, services }: Work<Actor>): Promise<Shown> {
  const standing = await db
    .selectFrom('push_consents')
    .select(['subject', 'given_at'])
    .where('account_id', '=', actor.id)
    .where(isStanding('push_consents'))
    .execute();
  const given = new Map(standing.map(({ subject, given_at }) => [subject, given_at.toISOString()]));
  return {
    key: services.config.push?.publicKey ?? null,
    subjects: PUSH_SUBJECTS.map((subject) => ({ subject, given: given.get(subject) ?? null })),
  };
}
