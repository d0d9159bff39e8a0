// The line to a server (PostgreSQL, mail), which a test can close, cut without a word and mend: a TCP port before the server's own.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = {
  /** The address of the same server by way of this line. */
  url: string;
  /** Connections that were tried since the line was opened. */
  tried(): number;
  /** Ends every connection and refuses new ones, as a server that has been stopped. */
  refuse(): void;
  /** Lets nothing through in either direction, without telling anybody. */
  cut(): void;
  /** New connections come through; those that were cut go on where they were. */
  mend(): void;
  close(): Promise<void>;
};

const POSTGRES_PORT = 5_432;

type Pair = readonly [Socket, Socket];

export async function openLine(serverUrl: string): Promise<Line> {
  const server = new URL(serverUrl);
  const socketFolder = server.searchParams.get('host');
  const reach = () =>
    socketFolder
      ? connect({ path: `${socketFolder}/.s.PGSQL.5432` })
      : connect(Number(server.port || POSTGRES_PORT), server.hostname);
  const pairs = new Set<Pair>();
  let state: 'whole' | 'refusing' | 'cut' = 'whole';
  let tried = 0;
  const line = createServer({ pauseOnConnect: true }, (near) => {
    tried += 1;
    near.on('error', () => {});
    if (state === 'refusing') return near.resetAndDestroy();
    const far = reach();
    const pair: Pair = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {});
      one.on('data', (bytes) => other.write(bytes));
      one.on('end', () => other.end());
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
    if (state === 'cut') for (const socket of pair) socket.pause();
    else near.resume();
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const url = new URL(serverUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((line.address() as AddressInfo).port);
  const endAll = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    url: url.href,
    tried: () => tried,
    refuse: () => {
      state = 'refusing';
      endAll();
    },
    cut: () => {
      state = 'cut';
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    mend: () => {
      state = 'whole';
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    close: async () => {
      endAll();
      line.close();
      await once(line, 'close');
    },
  };
}
