// The borrowers whose name or e-mail address holds what is typed, once the typing pauses.
import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from '#features/accounts/web/staff/queries.ts';
import { useOncePaused } from '#platform/web/form-state/use-once-paused.ts';

const FEWEST_LETTERS = 2;
const PAUSE_MS = 300;

/** `isAsked`: whether there are letters enough to search for. */
export function usePeopleFound(typed: string) {
  const search = useOncePaused(typed.trim(), PAUSE_MS);
  const isAsked = search.length >= FEWEST_LETTERS;
  const people = useQuery({ ...accountsQuery({ page: 1, search, status: undefined }), enabled: isAsked });
  return { people, isAsked };
}
