// /admin/email-user/log: every outgoing e-mail.
export { MailLog as default } from '#features/messages/web/staff/mail/mail-log.tsx';
