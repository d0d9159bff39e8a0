// /admin/team/decided: the list behind the figures of the team.
export { DecidedList as default } from '#features/reports/web/staff/team/decided-list.tsx';
