// What the queue of documents that wait for a decision can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';

export const reviewQueueFilters = listFilters({
  audience: { choices: ['FullUser', 'PreQualUser'], usual: 'FullUser' },
  /** Whose turn: everybody's, or the reader's own people and what the reader holds. */
  show: { choices: ['all', 'mine'], usual: 'all' },
  /** Only what no document was asked for. */
  documents: ['none'],
});
