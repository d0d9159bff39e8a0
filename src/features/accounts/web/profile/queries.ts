// Reading one's own profile; changed when the picture changes.
import { queryOptions } from '@tanstack/react-query';
import { call } from '../calls.ts';

export const profileQuery = queryOptions({
  queryKey: ['session', 'profile'],
  queryFn: ({ signal }) => call('GET /api/accounts/profile/', {}, { signal }),
});
