// Listens where the settings say, and names the setting where that cannot be had.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

type Address = Pick<Config, 'port' | 'host'>;

/** Answers the address. Throws an Error in an operator's words where it is taken, forbidden, or none of this machine. */
export async function listenAt(app: FastifyInstance, { port, host }: Address): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const words = WORDS[error instanceof Error && 'code' in error ? String(error.code) : ''];
    throw words ? new Error(words({ port, host }), { cause: error }) : error;
  }
}

const NO_ADDRESS = ({ host }: Address) => `HOST: ${host} is no address of this machine`;

const WORDS: Record<string, ((address: Address) => string) | undefined> = {
  EADDRINUSE: ({ port, host }) =>
    `PORT: another program listens on ${port} of ${host} already; end that one, or name another port`,
  EACCES: ({ port }) => `PORT: this user may not listen on ${port}; name a port from 1024 on`,
  EADDRNOTAVAIL: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
};
