// /admin/email-user: an e-mail to one person.
export { EmailUser as default } from '#features/messages/web/staff/mail/email-user.tsx';
