// Which second factors a person has: how many, and nothing of what they are made of.

import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import type { factorDeskEndpoints, PersonFactors } from '../../contract/desk.ts';

export async function factorsOf(
  { db }: Work,
  { params: { id } }: Received<typeof factorDeskEndpoints, 'GET /api/second-factor/of/:id'>,
): Promise<PersonFactors> {
  const person = await db
    .selectFrom('accounts')
    .select([
      'first_name',
      'last_name',
      sql<boolean>`exists (select from totp_factors where account_id = accounts.id and confirmed_at is not null)`.as(
        'hasApp',
      ),
      sql<number>`(select count(*)::int from passkeys where account_id = accounts.id)`.as('passkeys'),
      sql<number>`(select count(*)::int from recovery_codes where account_id = accounts.id and used_at is null)`.as(
        'recoveryCodesLeft',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) return refuse('request.not_found');
  const { hasApp, passkeys, recoveryCodesLeft } = person;
  return { fullName: fullNameOf(person), hasApp, passkeys, recoveryCodesLeft };
}
