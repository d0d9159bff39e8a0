// The staff's list of contests.
export { StaffContests as default } from '#features/contests/web/staff/staff-contests.tsx';
