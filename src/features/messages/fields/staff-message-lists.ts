// What the lists of conversations and of mails can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';

export const conversationFilters = listFilters({
  search: 'words',
  show: { choices: ['all', 'unread'], usual: 'all' },
});

export const mailFilters = listFilters({
  search: 'words',
  state: ['Queued', 'Sent', 'Failed', 'Kept'],
});
