// Whether somebody calls from this very machine: what is for trying things out is shown to nobody else.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isLoopback } from '../../connections/loopback.ts';

/** The headers that proxies add: with any of these, whoever calls is somewhere else, however near the proxy is. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether somebody at this machine calls: never in production, nor where the site has an https address of its own. A name that leads here
 * from outside does not count.
 */
export const isFromThisMachine = (config: Config, request: FastifyRequest): boolean =>
  config.forTryingOut && isCalledLocally(request);

/** Whether a call comes from this machine, by its local name, and through no proxy. */
export const isCalledLocally = ({ headers, socket, hostname }: FastifyRequest): boolean =>
  LOCAL_NAMES.includes(hostname) &&
  isLoopback(socket.remoteAddress ?? '') &&
  !OF_PROXIES.some((name) => name in headers);
