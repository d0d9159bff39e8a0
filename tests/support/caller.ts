// Calls the server as a browser does: keeps cookies, fetches form tokens, sends a retry key with every changing call.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { contractCalls, type Reply, type SentForm } from './contract-calls.ts';

type Options = {
  body?: unknown;
  /** The key of the intent; null for a call without one. */
  key?: string | null;
  form?: SentForm;
};

/** A browser without a screen, for one person, at a network address. */
export function caller(app: FastifyInstance, remoteAddress = '127.0.0.1') {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    headers: Record<string, string>,
    payload?: Buffer | string,
  ): Promise<Reply> => {
    const reply = await app.inject({
      method,
      url,
      headers,
      remoteAddress,
      cookies: Object.fromEntries(cookies),
      ...(payload === undefined ? {} : { payload }),
    });
    for (const cookie of reply.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    const json = String(reply.headers['content-type'] ?? '').includes('json');
    return {
      status: reply.statusCode,
      body: json ? reply.json() : reply.body,
      text: reply.body,
      headers: reply.headers,
    };
  };
  const formToken = async (): Promise<string> => {
    const { body } = await send('GET', '/api/form', {});
    return typeof body === 'object' && body !== null && 'csrfToken' in body ? String(body.csrfToken) : '';
  };
  const change = async (method: 'POST' | 'PUT', url: string, options: Options): Promise<Reply> => {
    const { key = randomUUID() } = options;
    const headers = { 'csrf-token': await formToken(), ...(key === null ? {} : { 'idempotency-key': key }) };
    if (!options.form)
      return send(
        method,
        url,
        { ...headers, 'content-type': 'application/json' },
        JSON.stringify(options.body ?? {}),
      );
    const { boundary, payload } = multipart(options.form);
    return send(
      method,
      url,
      { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    );
  };
  return {
    cookies,
    ...contractCalls((method, url, sent) =>
      method === 'GET' ? send('GET', url, {}) : change(method, url, sent),
    ),
    // What no contract admits is sent by method and address.
    get: (url: string) => send('GET', url, {}),
    post: (url: string, body?: unknown, options: Omit<Options, 'body'> = {}) =>
      change('POST', url, { ...options, body }),
    put: (url: string, options: Options) => change('PUT', url, options),
  };
}

export type Caller = ReturnType<typeof caller>;

export function multipart({ extraInfo, files }: SentForm): {
  boundary: string;
  payload: Buffer;
} {
  const boundary = `boundary${randomUUID()}`;
  const part = (header: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const parts = files.map((file) =>
    part(
      `name="${file.field}"; filename="${file.name}"\r\nContent-Type: application/octet-stream`,
      file.bytes,
    ),
  );
  return {
    boundary,
    payload: Buffer.concat([
      part('name="extraInfo"', JSON.stringify(extraInfo)),
      ...parts,
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  };
}
