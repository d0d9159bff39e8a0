// /admin/prizes/add: the form for a new prize.
export { AddPrize as default } from '#features/prizes/web/staff/prizes/add-prize.tsx';
