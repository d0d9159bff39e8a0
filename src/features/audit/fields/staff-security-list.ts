// What the list of security events can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';

export const securityFilters = listFilters({
  kind: ['login', 'password', 'code', 'forbidden', 'stranger', 'form_token', 'throttle'],
  address: 'words',
});
