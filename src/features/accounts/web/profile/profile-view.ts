// Which view of the profile is asked for: by the address, or by the state of whoever led here.
import { useLocation, useSearchParams } from 'react-router';

export const PROFILE_VIEWS = ['info', 'activity', 'points', 'acquisitions', 'contests'] as const;
export type ProfileView = (typeof PROFILE_VIEWS)[number];

/** The address comes first, so that a link that was shared or gone back to shows what it showed. */
export function viewAskedFor(inAddress: string | null, state: unknown): ProfileView {
  const asked = inAddress ?? viewOf(state);
  return PROFILE_VIEWS.find((view) => view === asked) ?? 'info';
}

const viewOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'view' in state ? state.view : state;

export function useProfileView(): ProfileView {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return viewAskedFor(search.get('view'), state);
}
