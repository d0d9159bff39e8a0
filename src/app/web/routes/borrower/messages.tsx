// /messages: a borrower's conversation with the team.
export { Messages as default } from '#features/messages/web/messages.tsx';
