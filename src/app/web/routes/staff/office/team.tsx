// /admin/team: how the desks are worked, for whoever leads them.
export { Team as default } from '#features/reports/web/staff/team/team.tsx';
