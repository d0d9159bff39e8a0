// /admin/redeem: the redemptions of everybody.
export { StaffRedemptions as default } from '#features/prizes/web/staff/redemptions/staff-redemptions.tsx';
