// What the lists of loans, of those to be collected and of new dates asked for can be narrowed and ordered by.
import { listFilters } from '#shared/list/filters.ts';
import { LATE_AGEING, LOAN_STATES, RUNNING_AGEING } from './loan-states.ts';

export const portfolioFilters = listFilters({
  /** Of the borrower's name or e-mail address, or a loan's whole number. */
  search: 'words',
  state: LOAN_STATES,
  /** The steps that differ from the states. */
  ageing: RUNNING_AGEING,
  /** What several states and steps have in common: it runs, it is in arrears, it is more than 30 days late. */
  standing: ['running', 'late', 'atRisk'],
  sort: { choices: ['newest', 'owed', 'late', 'due'], usual: 'newest' },
});

export const collectionFilters = listFilters({ ageing: LATE_AGEING });

export const newDateFilters = listFilters({
  status: { choices: ['Asked', 'Granted', 'Refused', 'Withdrawn'], usual: 'Asked' },
});
