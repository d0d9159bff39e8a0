// What WhatsApp tells us: how a message fared, and what people reply. Signed by Meta over the bytes as they came; STOP ends the messages.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lockOneAccount } from '#features/accounts/server/store.ts';
import { recordDelivery } from '#platform/server/text-messages/hand-over.ts';
import { backgroundWork, type Services, type Work } from '#platform/server/work.ts';
import { endConsent } from './withdraw-channel.ts';

const PATH = '/api/hooks/whatsapp';
const LARGEST_BYTES = 3 * 2 ** 20;

const status = z.object({
  id: z.string().max(500),
  status: z.string(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
const message = z.object({
  from: z.string().max(20),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});
const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(status).default([]),
  messages: z.array(message).default([]),
});
const notification = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

/** Mounts the hook; there is none where WhatsApp is not configured. */
export function mountWhatsAppHook(app: FastifyInstance, services: Services): void {
  const { whatsApp } = services.config;
  if (!whatsApp) return;
  const { appSecret, verifyToken, phoneNumberId } = whatsApp;
  app.register(async (hook) => {
    hook.removeAllContentTypeParsers();
    hook.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    hook.get(PATH, { schema: { hide: true } }, async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const isMeta =
        query['hub.mode'] === 'subscribe' && isSame(String(query['hub.verify_token']), verifyToken);
      if (!isMeta) return reply.code(403).send();
      return reply.type('text/plain').send(String(query['hub.challenge'] ?? '').slice(0, 200));
    });
    hook.post(PATH, { schema: { hide: true }, bodyLimit: LARGEST_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['x-hub-signature-256'] ?? '');
      const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
      if (!isSame(signature, expected)) return reply.code(403).send();
      for (const one of valuesIn(body))
        if (one.metadata.phone_number_id === phoneNumberId) await take(services, one);
      return reply.code(200).send();
    });
  });
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
};

/** What is not of a known shape is left alone: new kinds come without notice, and a refusal would have them sent again for days. */
function valuesIn(body: Buffer): z.infer<typeof value>[] {
  const read = notification.safeParse(parsed(body));
  if (!read.success) return [];
  return read.data.entry
    .flatMap(({ changes }) => changes)
    .flatMap((change) => {
      const one = value.safeParse(change.value);
      return change.field === 'messages' && one.success ? [one.data] : [];
    });
}

async function take(services: Services, { statuses, messages }: z.infer<typeof value>): Promise<void> {
  for (const { id, status, errors } of statuses) {
    // A message that was read counts as delivered: that somebody has read it is none of our business.
    if (status === 'delivered' || status === 'read')
      await recordDelivery(services.db, 'WhatsApp', { providerId: id, state: 'Delivered', error: null });
    if (status === 'failed') {
      const error = `WhatsApp could not deliver it, code ${errors?.[0]?.code ?? 'unknown'}`;
      await recordDelivery(services.db, 'WhatsApp', { providerId: id, state: 'Refused', error });
    }
  }
  for (const { from, text, button } of messages)
    if (isStop(text?.body ?? button?.text ?? '')) await stopAt(services, from);
}

/** Whether a reply is the word STOP alone, in any case, with or without a full stop. */
const isStop = (reply: string): boolean => /^\s*(stop|unsubscribe)\W*$/i.test(reply.slice(0, 100));

/** Ends the consent of everybody who is written to at a number, because a phone may be shared. */
async function stopAt(services: Services, number: string): Promise<void> {
  const work = backgroundWork(services, new Date(), 'whatsapp');
  const there = ({ db }: Work) =>
    db
      .selectFrom('text_addresses')
      .select('account_id')
      .where('number', '=', number)
      .where('channel', '=', 'WhatsApp');
  for (const { account_id } of await there(work).execute())
    await work.transaction(async (work) => {
      await lockOneAccount(work, account_id);
      const isStill = await there(work).where('account_id', '=', account_id).executeTakeFirst();
      if (isStill) await endConsent(work, account_id);
    });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
