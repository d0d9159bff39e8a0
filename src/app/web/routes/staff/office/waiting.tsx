// /admin/waiting: every queue in one list, with owners and deadlines.
export { WaitingEntries as default } from '#features/casework/web/staff/waiting-entries.tsx';
