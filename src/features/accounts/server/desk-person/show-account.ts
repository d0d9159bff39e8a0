// One account for staff: the profile, and what its owner and the desk have made of it.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { profileOf } from '../read-profile.ts';
import { standingOf } from './lock-person.ts';

/** Refuses when there is no such account. */
export async function showAccount(work: Work, { params: { id } }: { params: { id: IdOf<'accounts'> } }) {
  const [user, standing] = await Promise.all([profileOf(work, id), standingOf(work, id)]);
  return { user, standing };
}
