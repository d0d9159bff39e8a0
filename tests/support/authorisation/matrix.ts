// Who may call each route, and on whose records: the expectation that the authorisation test holds every route to.
import type { Row } from './roles.ts';
import { rowsOfComplaints } from './rows-of-complaints.ts';
import { rowsOfContests } from './rows-of-contests.ts';
import { rowsOfEveryone } from './rows-of-everyone.ts';
import { rowsOfForms } from './rows-of-forms.ts';
import { rowsOfImports } from './rows-of-imports.ts';
import { rowsOfLenders } from './rows-of-lenders.ts';
import { rowsOfLoanDesk } from './rows-of-loan-desk.ts';
import { rowsOfNewDates } from './rows-of-new-dates.ts';
import { rowsOfPeopleDesk } from './rows-of-people-desk.ts';
import { rowsOfPolicy } from './rows-of-policy.ts';
import { rowsOfReports } from './rows-of-reports.ts';
import { rowsOfRewards } from './rows-of-rewards.ts';
import { rowsOfSecondFactor } from './rows-of-second-factor.ts';
import { rowsOfStaff } from './rows-of-staff.ts';

/** Every route has its row here; a route without one, and a row without its route, fails the test. */
export const matrix: Record<string, Row> = {
  ...rowsOfEveryone,
  ...rowsOfSecondFactor,
  ...rowsOfPolicy,
  ...rowsOfForms,
  ...rowsOfStaff,
  ...rowsOfRewards,
  ...rowsOfContests,
  ...rowsOfReports,
  ...rowsOfPeopleDesk,
  ...rowsOfLenders,
  ...rowsOfLoanDesk,
  ...rowsOfNewDates,
  ...rowsOfImports,
  ...rowsOfComplaints,
};
