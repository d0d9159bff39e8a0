// A mail server for tests: keeps what it is handed, and refuses while it is told to.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

export async function openMailServer() {
  const received: string[] = [];
  const kept = { isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(kept.isRefusing ? new Error('come back later') : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Each mail as it came, with its headers. */
    received,
    refuse: (isRefusing: boolean) => {
      kept.isRefusing = isRefusing;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
