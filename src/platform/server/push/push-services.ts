// Where notices may be sent: the push services of browsers, by name, and never to an address inside of a network.
import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';

/** The push services of Chrome and its kin, Firefox, Safari and Edge. `*.` stands for anything before it. */
const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** The most characters of an endpoint; browsers' own are far shorter. */
const LONGEST_ENDPOINT = 1_000;

/**
 * The address as it will be called, where a person's browser may be reached there; null for any other. What a browser says is
 * what a stranger says: by it the server would call whatever they like.
 */
export function pushEndpoint(given: string, more: readonly string[]): string | null {
  const url = given.length <= LONGEST_ENDPOINT ? URL.parse(given) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return null;
  const isService = [...KNOWN_SERVICES, ...more].some((service) => matches(url.hostname, service));
  // The fragment is dropped, so that one endpoint is written in one way only.
  url.hash = '';
  return isService && url.href.length <= LONGEST_ENDPOINT ? url.href : null;
}

const matches = (host: string, service: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');

const handedOut6 = new BlockList();
handedOut6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  // Teredo, documentation, 6to4: these wrap other addresses or are nobody's.
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the internet; of IPv6 those alone that are handed out. */
export const isPublicAddress = (address: string, family: number): boolean =>
  family === 6
    ? handedOut6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
    : !inside.check(address, 'ipv4');

/** Looks up a host and refuses addresses that are not public, where the line is opened: a name cannot lead elsewhere in between. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${host}: no address`), '', 4);
    if (!found.every(({ address, family }) => isPublicAddress(address, family)))
      return done(new Error(`${host} leads into a private network`), '', 4);
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });

export const publicAgent = (): Agent => new Agent({ lookup: publicLookup, maxSockets: 10 });
