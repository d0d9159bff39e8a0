// /admin/new-dates: requests to pay an instalment later.
export { StaffNewDates as default } from '#features/loans/web/staff/new-dates/staff-new-dates.tsx';
