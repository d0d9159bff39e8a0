// The kinds of values that settings have, with the words that refuse another one.
import { createSecretKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

/** A whole number, in digits. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const words =
    most === Number.MAX_SAFE_INTEGER
      ? `must be a whole number, ${least} or more`
      : `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,16}$/, words)
    .transform(Number)
    .refine((given) => given >= least && given <= most, words);
}

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` });

/** The address of a PostgreSQL server. */
export const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .optional();

/** One half of a VAPID key pair, so many characters long. */
export const vapidKey = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${length}}$`), 'must be a key as `npx web-push generate-vapid-keys` prints it')
    .optional();

/** The address of a third party's script that screens load. */
export const script = z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional();
export const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((origin) => origin !== ''))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)+(:\d+)?$/, 'must be https:// or wss:// origins'),
    ),
  );

/** How many proxies stand before the server, or the networks in which they stand. */
export const proxies = z
  .string()
  .transform((text) =>
    /^\d$/.test(text) ? Number(text) : text.split(/[\s,]+/).filter((part) => part !== ''),
  )
  .refine(
    (given) => typeof given === 'number' || (given.length > 0 && given.every(isNetwork)),
    'say how many proxies stand before it (0, 1, …), or their networks (10.0.0.0/8, 192.0.2.7)',
  )
  .optional();

/** Hosts of push services beside those of the known browsers. */
export const hosts = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((host) => host !== ''))
  .pipe(
    z.array(
      z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/, 'must be names of hosts'),
    ),
  );

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 &&
    most > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most))
  );
}

/** The address of a provider, without credentials: what opens it is a token of its own. */
export const provider = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((text) => !text.includes('@'), 'has no user and password in it');
/** One line of words that people read. */
export const words = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{2,120}$/u, 'must be 2 to 120 characters, in one line')
  .optional();

/** A token that is sent in a header. */
export const token = z
  .string()
  .regex(/^[\x21-\x7e]{8,2000}$/, 'must be 8 to 2,000 visible characters')
  .optional();

/** Headers for whoever takes what we send, as OpenTelemetry writes them: values percent-encoded where they need it. */
export const headers = z
  .string()
  .regex(
    /^[\w-]+=[\x21-\x2b\x2d-\x7e]+(,[\w-]+=[\x21-\x2b\x2d-\x7e]+)*$/,
    'must be name=value, parted by commas',
  )
  .optional();

/** An address at which a service of ours listens, as `127.0.0.1:9464` or `[::1]:9464`. */
export const listenAddress = z
  .string()
  .regex(/^(\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/i, 'must be host:port')
  .transform((text) => {
    const colon = text.lastIndexOf(':');
    return { host: text.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(text.slice(colon + 1)) };
  })
  .refine(({ port }) => port <= 65_535, 'must be host:port')
  .optional();

/** Keys of 32 random bytes with their ids, the one that seals first. */
export const dataKeys = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^[\w-]{1,40}:[A-Za-z0-9+/]{43}=$/,
          'must be pairs of an id and 32 random bytes in base64, as in `2026:…=` (openssl rand -base64 32)',
        )
        .transform((pair) => {
          const colon = pair.indexOf(':');
          return { id: pair.slice(0, colon), key: createSecretKey(pair.slice(colon + 1), 'base64') };
        }),
    ),
  )
  .refine((keys) => keys.every(({ id }) => id !== 'own'), 'a key of yours needs another id than `own`')
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'names an id twice');
