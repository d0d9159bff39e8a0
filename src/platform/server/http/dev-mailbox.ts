// The development mailbox: mails kept because no mail server is configured, readable at this machine and nowhere else.
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#shared/html/escape-html.ts';
import type { Services } from '../work.ts';
import { isFromThisMachine } from './callers/this-machine.ts';

export function mountDevMailbox(app: FastifyInstance, { db, config }: Services): void {
  if (!config.forTryingOut) return;
  app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(config, request)) return reply.callNotFound();
    const mails = await db
      .selectFrom('mails')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    const shown = mails.map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.recipient)} · ${mail.created_at.toISOString()} · ${mail.state}</p><div>${linked(escapeHtml(mail.body_text))}</div></article>`,
    );
    const style =
      'body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;background:#FBF7EF;color:#16231D}article{background:#fff;border:1px solid #ddd6c8;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}div{white-space:pre-wrap;overflow-wrap:anywhere}h2{margin:0;font-size:1.1rem}';
    return reply
      .type('text/html')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${style}</style><h1>Mailbox</h1>${shown.join('') || '<p>No mail yet.</p>'}</html>`,
      );
  });
}

const linked = (escaped: string): string =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
