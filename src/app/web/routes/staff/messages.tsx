// /admin/messages: the team's inbox.
export { StaffMessages as default } from '#features/messages/web/staff/staff-messages.tsx';
