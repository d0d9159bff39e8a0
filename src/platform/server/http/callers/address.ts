// Where a call comes from, as far as the proxies that stand before us can be believed.
import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Which entries of `X-Forwarded-For` are believed: those that our own proxies wrote, counted from the end, or those that stand
 * after an address of their networks. Whoever calls can write all others.
 */
export const trustedProxies = ({ proxies }: Pick<Config, 'proxies'>) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** The address of whoever calls; that of the nearest machine where what a proxy wrote is none. */
export const addressOf = ({ ip, socket }: FastifyRequest): string =>
  isIP(ip) ? ip : (socket.remoteAddress ?? '');

/** What one household or attacker has: an IPv4 address, or the 2⁶⁴ addresses of an IPv6 network. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [before = '', after] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after ? after.split(':') : [];
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}
