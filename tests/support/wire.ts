// A wire between browser and server, with a meter and a pair of scissors: all of the browser's traffic goes through it, the service worker's too.
import { connect, createServer, type Socket } from 'node:net';

export type Wire = {
  /** The address at which the browser finds the server, without a slash at the end. */
  url: string;
  /** How many bytes have passed so far, both ways together. */
  bytes(): number;
  /** Lets nothing through any more, and breaks off what is under way. */
  cut(): void;
  mend(): void;
  /** Leads to another server from now on, as after a restart, and breaks off what is under way. */
  leadTo(serverUrl: string): void;
  close(): void;
};

export async function openWire(serverUrl: string): Promise<Wire> {
  let { port } = new URL(serverUrl);
  const ends = new Set<Socket>();
  let bytes = 0;
  let isCut = false;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  const breakOff = () => {
    for (const end of ends) end.destroy();
  };
  const cut = () => {
    isCut = true;
    breakOff();
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), 'localhost');
    join(near, far);
    join(far, near);
  });
  const join = (from: Socket, to: Socket) => {
    ends.add(from);
    from.on('close', () => {
      ends.delete(from);
      to.destroy();
    });
    from.on('error', () => {});
    from.on('data', count).pipe(to);
  };
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('no port');
  const close = () => {
    cut();
    server.close();
  };
  const mend = () => {
    isCut = false;
  };
  const leadTo = (serverUrl: string) => {
    port = new URL(serverUrl).port;
    breakOff();
  };
  return { url: `http://localhost:${address.port}`, bytes: () => bytes, cut, mend, leadTo, close };
}
