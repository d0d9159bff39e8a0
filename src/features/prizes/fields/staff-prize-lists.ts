// What the lists of prizes and of redemptions can be narrowed and ordered by.
import { listFilters } from '#shared/list/filters.ts';
import { prizeFields } from './staff-prize.ts';

export const prizeFilters = listFilters({
  search: 'words',
  type: prizeFields.type.choices,
  sort: ['seeds', '-seeds', 'name', '-name', 'value', '-value', 'created', '-created'],
});

export const redemptionFilters = listFilters({
  search: 'words',
  status: ['Pending', 'Fulfilled', 'Cancelled'],
  sort: ['created', '-created', 'seeds', '-seeds'],
});
