import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { logOf } from './log.ts';

it('a developer reads of a call where it went, and nothing that opens anything', async () => {
  const stream = new PassThrough();
  const app = Fastify({ logger: { ...logOf(readConfig({ LOG_LEVEL: 'debug' })), stream } });
  app.get('/password-change', async (request) => {
    request.log.info({ req: request.raw }, 'raw');
    return '';
  });
  await app.inject({
    url: '/password-change?token=s3cret-link&email=marcia@example.com',
    headers: { cookie: 'pimento_session=s3cret-session', 'csrf-token': 's3cret-form' },
  });
  await app.close();
  const log = String(stream.read());
  expect(log).toContain('"url":"/password-change"');
  expect(log).not.toMatch(/s3cret|marcia/);
});
