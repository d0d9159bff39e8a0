// One account for staff: the profile, and what its owner and the desk have made of it.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { personEndpoints } from '../../contract/person.ts';
import { profileOf } from '../read-profile.ts';
import { standingOf } from './lock-person.ts';

/** Refuses when there is no such account. */
export async function showAccount(
  work: Work,
  { params: { id } }: Received<typeof personEndpoints, 'GET /api/accounts/:id'>,
) {
  const [user, standing] = await Promise.all([profileOf(work, id), standingOf(work, id)]);
  return { user, standing };
}
