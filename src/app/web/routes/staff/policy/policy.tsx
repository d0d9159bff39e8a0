// /admin/policy: the decision policy in force, its drafts and its history.
export { PolicyHome as default } from '#features/decisions/web/staff/policy/policy-home.tsx';
