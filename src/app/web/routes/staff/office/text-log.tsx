// /admin/text-messages: every outgoing text message.
export { TextLog as default } from '#features/channels/web/staff/text-log.tsx';
