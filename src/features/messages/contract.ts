// Messages between a borrower and the staff team on the wire, and e-mail. A thread is named by the borrower's account id, for both sides.

import { z } from 'zod';
import { endpoints, messageAnswer } from '#shared/endpoint.ts';
import { filterShape } from '#shared/list/filter-shape.ts';
import { eitherEndFirst, pageOf, pageQuery } from '#shared/paging.ts';
import { paramsOf } from '#shared/params.ts';
import { mailFields } from './fields/staff-mail.ts';
import { conversationFilters, mailFilters } from './fields/staff-message-lists.ts';
import { emailTexts } from './texts/staff-mail.ts';

const LARGEST_NUMBER = 2_147_483_647;

const number = z.int().min(1).max(LARGEST_NUMBER);

/** Whom one writes with: a borrower, or for a borrower the team under the borrower's own id. */
const partner = z.object({ _id: z.string(), fullName: z.string(), email: z.string() });

const message = z.object({
  _id: z.string(),
  /** The number of the message in its thread, from 1 on. */
  number: z.int(),
  text: z.string(),
  created: z.iso.datetime(),
  /** Whether the caller's own side wrote it. */
  sent: z.boolean(),
  /** Who wrote it; staff are the team for a borrower. */
  from: z.string(),
  alsoByMail: z.boolean(),
  /** Whether the other side has seen it. */
  read: z.boolean(),
});

const partnerRow = partner.extend({
  unread: z.int(),
  lastMessage: z.object({ text: z.string(), created: z.iso.datetime(), sent: z.boolean() }).nullable(),
});

const mailState = z.enum(mailFilters.state);

const mailRow = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: mailState,
  attempts: z.int(),
  lastError: z.string().nullable(),
  created: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** The account that it is about; null where there is none. */
  userId: z.string().nullable(),
});

const words = ({ longest, errors }: (typeof mailFields)['to' | 'subject' | 'description']) =>
  z.string().trim().min(1, errors.missing).max(longest, errors.tooLong);

export const messageEndpoints = endpoints({
  'GET /api/messages/user/list': {
    summary: 'Chat partners, the latest first: everyone with a thread for staff, the team for a borrower',
    query: pageQuery(filterShape(conversationFilters)),
    output: pageOf(partnerRow),
  },
  'GET /api/messages/unread': {
    summary: 'How many messages the caller, or for staff the team, has not read',
    output: z.object({ unread: z.int() }),
  },
  'GET /api/messages/:id': {
    summary:
      'A thread from its newest message back; `before` of the answer asks for the page that came earlier',
    params: paramsOf<'accounts'>(),
    query: z.strictObject({ before: z.coerce.number().pipe(number).optional() }),
    output: z.object({
      partner,
      /** The messages in the order in which they were written. */
      messages: z.array(message),
      /** Null when there is nothing earlier. */
      before: z.int().nullable(),
      /** What the caller's side has not read, of the whole thread. */
      unread: z.int(),
    }),
  },
  'POST /api/messages/send': {
    summary: 'Sends a message; staff may send it by e-mail too',
    body: z.strictObject({
      text: z.string().max(20_000),
      receiverId: z.uuid().brand<'accounts'>(),
      sendEmail: z.boolean().optional(),
    }),
    output: z.object({ ok: z.literal(true), message: z.string(), _id: z.string() }),
  },
  'POST /api/messages/read/:id': {
    summary: "Marks the other side's messages of a thread as read, up to and with the numbered one",
    params: paramsOf<'accounts'>(),
    body: z.strictObject({ upTo: number }),
    output: z.object({ ok: z.literal(true) }),
  },
  'POST /api/informations/emailUser': {
    summary: 'Sends an e-mail to the address of an account',
    body: z.strictObject({
      to: words(mailFields.to),
      subject: words(mailFields.subject).regex(/^\P{Cc}*$/u, emailTexts.oneLine),
      description: words(mailFields.description),
    }),
    output: messageAnswer.extend({ _id: z.string() }),
  },
  'GET /api/mails': {
    summary: 'Every outgoing e-mail with its state, the newest first',
    query: pageQuery({ ...filterShape(mailFilters), ...eitherEndFirst }),
    output: pageOf(mailRow),
  },
  'GET /api/mails/:id': {
    summary:
      'One of them with its text, without what only its recipient may know; what a complaint was answered is for admins',
    params: paramsOf<'mails'>(),
    output: mailRow.extend({ text: z.string(), user: partner.nullable() }),
  },
  'POST /api/mails/retry/:id': {
    summary: 'Queues an e-mail again that could not be sent; once, however often it is asked for',
    params: paramsOf<'mails'>(),
    output: messageAnswer.extend({ state: mailState }),
  },
});

export type MailState = z.infer<typeof mailState>;
export type MailRow = z.infer<typeof mailRow>;

export type Message = z.infer<typeof message>;
export type MessagePartner = z.infer<typeof partner>;
export type MessagePartnerRow = z.infer<typeof partnerRow>;
