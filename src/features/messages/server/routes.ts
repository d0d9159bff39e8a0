// Who may call what in the area of messages.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrowerOrStaff, staff } from '#platform/server/http/who.ts';
import { messageEndpoints } from '../contract.ts';
import { countUnread, listPartners } from './list-partners.ts';
import { emailUser } from './mail-desk/email-user.ts';
import { listMails, showMail } from './mail-desk/list-mails.ts';
import { retryMail } from './mail-desk/retry-mail.ts';
import { markRead } from './mark-read.ts';
import { readThread } from './read-thread.ts';
import { sendMessage } from './send-message.ts';

export const messageRoutes = routesOf(messageEndpoints, {
  'GET /api/messages/user/list': serve(borrowerOrStaff, listPartners),
  'GET /api/messages/unread': serve(borrowerOrStaff, countUnread),
  'GET /api/messages/:id': serve(borrowerOrStaff, readThread),
  'POST /api/messages/send': serve(borrowerOrStaff, sendMessage),
  'POST /api/messages/read/:id': serve(borrowerOrStaff, markRead),
  'POST /api/informations/emailUser': serve(staff, emailUser),
  'GET /api/mails': serve(staff, listMails),
  'GET /api/mails/:id': serve(staff, showMail),
  'POST /api/mails/retry/:id': serve(staff, retryMail),
});
