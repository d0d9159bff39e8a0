// /admin/prizes: the prizes as a table.
export { StaffPrizes as default } from '#features/prizes/web/staff/prizes/staff-prizes.tsx';
