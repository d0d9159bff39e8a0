import { createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { listenAt } from './listen-at.ts';

it('names the port where another program listens on it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const app = Fastify();
  await expect(listenAt(app, { port, host: '127.0.0.1' })).rejects.toThrow(
    `PORT: another program listens on ${port} of 127.0.0.1 already`,
  );
  await app.close();
  other.close();
});

it('names the host where it is no address of this machine', async () => {
  const app = Fastify();
  await expect(listenAt(app, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'HOST: 192.0.2.1 is no address of this machine',
  );
  await app.close();
});
