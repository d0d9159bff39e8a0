// What the list of accounts can be narrowed and ordered by.
import { USER_STATUSES, USER_TYPES } from '#shared/actor.ts';
import { listFilters } from '#shared/list/filters.ts';

export const accountFilters = listFilters({
  search: 'words',
  userType: { choices: USER_TYPES, usual: 'User' },
  status: USER_STATUSES,
  /** Borrowers whom the reader looks after, or whom nobody does. */
  assigned: ['me', 'nobody'],
  sort: ['-created', 'created', 'name', '-name'],
});
