// Providers of text messages for tests: the Cloud API of WhatsApp Business and an SMS gateway on a port of their own, in the documented shapes.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Taken = { path: string; authorization: string | undefined; body: Record<string, unknown> };

/** How the next calls are answered: taken, refused with a status and perhaps a code of Meta's, or never. */
export type Manner = { status: number; code?: number; body?: string; location?: string } | 'hang';

export type TextProviders = Awaited<ReturnType<typeof openTextProviders>>;

export const PHONE_NUMBER_ID = '106540352242922';
export const APP_SECRET = 'app-secret-of-tests';
export const VERIFY_TOKEN = 'verify-token-of-tests';
export const WHATSAPP_TOKEN = 'EAAG-token-of-tests';
export const SMS_TOKEN = 'sms-token-of-tests';

export async function openTextProviders() {
  const received: Taken[] = [];
  const manners: Manner[] = [];
  const hanging = new Set<ServerResponse>();
  let ids = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await text(request);
    // Given up by its sender before all of it was here.
    if (!request.complete) return;
    const path = request.url ?? '';
    const body = JSON.parse(sent) as Record<string, unknown>;
    const manner = manners.shift();
    if (manner === 'hang') {
      hanging.add(response);
      return;
    }
    const say = (status: number, said: object | string) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof said === 'string' ? said : JSON.stringify(said));
    if (manner) {
      const { status, code = 100, body: raw, location } = manner;
      if (location) response.setHeader('location', location);
      const error = {
        message: `(#${code}) about ${String(body.to)}`,
        type: 'OAuthException',
        code,
        fbtrace_id: 'A',
      };
      say(status, raw ?? { error });
      return;
    }
    received.push({ path, authorization: request.headers.authorization, body });
    ids += 1;
    if (path === '/sms') say(200, { id: `sms-${ids}` });
    else
      say(200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: body.to, wa_id: body.to }],
        messages: [{ id: `wamid.${ids}`, message_status: 'accepted' }],
      });
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    /** What was taken, in its order. */
    received,
    /** Sets how the next call is answered, and those after it where more are named. */
    next: (...wanted: Manner[]) => manners.push(...wanted),
    settings: {
      WHATSAPP_API_URL: `${origin}/v23.0`,
      WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
      WHATSAPP_TOKEN,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      SMS_URL: `${origin}/sms`,
      SMS_TOKEN,
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const response of hanging) response.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
