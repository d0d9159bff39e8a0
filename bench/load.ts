// Sends requests over connections that stay open, each connection's next when its last is answered.
import { Agent, type IncomingMessage, request } from 'node:http';

export type Call = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: object };

const CONNECTIONS = 8;

/** Sends every call and waits for all answers. Throws when one is not answered with 200. */
export async function drive(origin: string, calls: Iterable<Call>, connections = CONNECTIONS): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = calls[Symbol.iterator]();
  const lane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await send(origin, next.value, agent);
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
}

/** The text of the answer. Throws when the status is not 200. */
export function send(origin: string, { method, path, headers, body }: Call, agent?: Agent): Promise<string> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  const all = body === undefined ? headers : { ...headers, ...json };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers: all, ...(agent ? { agent } : {}) });
    sent.once('error', reject);
    sent.once('response', (response) =>
      textOf(response).then((text) =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 500)}`)),
      ),
    );
    sent.end(payload);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts).toString();
}
