// Settings come from the environment only, and are checked once, at start; a wrong one stops the start with its name.
import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { cents } from '#shared/money.ts';
import { databaseLineFault, mailLineFault, providerLineFault } from './connections/encrypted.ts';
import { scannerAddress } from './virus-scanner.ts';

const script = z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional();
const origins = z
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
const proxies = z
  .string()
  .transform((text) =>
    /^\d$/.test(text) ? Number(text) : text.split(/[\s,]+/).filter((part) => part !== ''),
  )
  .refine(
    (given) => typeof given === 'number' || (given.length > 0 && given.every(isNetwork)),
    'say how many proxies stand before it (0, 1, …), or their networks (10.0.0.0/8, 192.0.2.7)',
  )
  .optional();

const VAPID_KEY = 'must be a key as `npx web-push generate-vapid-keys` prints it';
/** Hosts of push services beside those of the known browsers. */
const hosts = z
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

/** What opens it is a token of its own, and stands in no address. */
const provider = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((text) => !text.includes('@'), 'has no user and password in it');
/** It travels in a header. */
const token = z
  .string()
  .regex(/^[\x21-\x7e]{8,2000}$/, 'must be 8 to 2,000 visible characters')
  .optional();

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  MIGRATE_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: proxies,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Pimento <no-reply@pimento.example>'),
  WHATSAPP_API_URL: provider.default('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{1,40}$/, 'must be digits')
    .optional(),
  WHATSAPP_TOKEN: token,
  WHATSAPP_APP_SECRET: token,
  WHATSAPP_VERIFY_TOKEN: token,
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must look like en or en_US')
    .default('en'),
  SMS_URL: provider.optional(),
  SMS_TOKEN: token,
  SMS_FROM: z
    .string()
    .regex(/^[\w +]{1,15}$/, 'must be a number or a name of at most 15 letters')
    .default('Pimento'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12, 'needs at least 12 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  MIN_FREE_DISK_MB: z.coerce.number().int().min(10).default(200),
  SECOND_PERSON_ABOVE: z.coerce.number().int().min(0).max(10_000_000).default(100_000),
  UPLOAD_QUOTA_MB: z.coerce.number().int().min(10).default(200),
  CLAMD_ADDRESS: z
    .string()
    .refine((given) => scannerAddress(given) !== null, 'must be host:port, or the path of a Unix socket')
    .optional(),
  REQUIRE_SECOND_FACTOR: z.enum(['yes', 'no']).optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, VAPID_KEY)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, VAPID_KEY)
    .optional(),
  PUSH_SERVICES: hosts,
  LIVE_CHAT_URL: script,
  ANALYTICS_URL: script,
  THIRD_PARTY_ORIGINS: origins,
});

type Given = z.infer<typeof settings>;

export const settingNames = Object.keys(settings.shape);

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the settings. Throws an Error whose message lists every fault, one a line. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const faults = unsafeTogether(read.data).concat(unsafeLines(read.data, given));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const production = read.data.NODE_ENV === 'production';
  const forTryingOut = !production && !read.data.PUBLIC_URL?.startsWith('https://');
  return {
    production,
    /** Nobody but who sits at this machine is expected: demo accounts are made, mails can be read on a page. */
    forTryingOut,
    /** Of staff and lenders: who has none does nothing else before they have set one up. */
    requireSecondFactor: (read.data.REQUIRE_SECOND_FACTOR ?? (forTryingOut ? 'no' : 'yes')) === 'yes',
    port: read.data.PORT,
    host: read.data.HOST,
    dataDir: read.data.DATA_DIR,
    databaseUrl: read.data.DATABASE_URL,
    /** The same database for the role that owns its tables. */
    migrateDatabaseUrl: read.data.MIGRATE_DATABASE_URL,
    databasePoolSize: read.data.DATABASE_POOL_SIZE,
    publicUrl: read.data.PUBLIC_URL?.replace(/\/$/, ''),
    proxies: read.data.TRUST_PROXY ?? 0,
    smtpUrl: read.data.SMTP_URL,
    mailFrom: read.data.MAIL_FROM,
    /** Null: no text messages that way. */
    sms: smsOf(read.data),
    whatsApp: whatsAppOf(read.data),
    admin:
      read.data.ADMIN_EMAIL && read.data.ADMIN_PASSWORD
        ? { email: read.data.ADMIN_EMAIL, password: read.data.ADMIN_PASSWORD }
        : undefined,
    logLevel: read.data.LOG_LEVEL,
    minFreeDiskBytes: read.data.MIN_FREE_DISK_MB * 2 ** 20,
    /** Money that staff record by hand beyond this sum at once waits for a second person; set in whole dollars. */
    aloneUpToCents: cents(read.data.SECOND_PERSON_ABOVE * 100),
    uploadQuotaBytes: read.data.UPLOAD_QUOTA_MB * 2 ** 20,
    /** Null: nothing is scanned, and what was sent opens unscanned. */
    scanner: read.data.CLAMD_ADDRESS ? scannerAddress(read.data.CLAMD_ADDRESS) : null,
    /** Notices on people's phones; null: none are offered. `services` are taken beside those of the known browsers. */
    push:
      read.data.VAPID_PUBLIC_KEY && read.data.VAPID_PRIVATE_KEY
        ? {
            publicKey: read.data.VAPID_PUBLIC_KEY,
            privateKey: read.data.VAPID_PRIVATE_KEY,
            services: read.data.PUSH_SERVICES,
          }
        : null,
    thirdParties: {
      liveChat: read.data.LIVE_CHAT_URL ?? null,
      analytics: read.data.ANALYTICS_URL ?? null,
      origins: read.data.THIRD_PARTY_ORIGINS,
    },
  };
}

function smsOf({ SMS_URL: url, SMS_TOKEN: token, SMS_FROM: from }: Given) {
  return url && token ? { url, token, from } : null;
}

function whatsAppOf(given: Given) {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token } = given;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = given;
  return phoneNumberId && token && appSecret && verifyToken
    ? {
        ...{ phoneNumberId, token, appSecret, verifyToken },
        apiUrl: given.WHATSAPP_API_URL.replace(/\/$/, ''),
        language: given.WHATSAPP_LANGUAGE,
      }
    : null;
}

/** Which of the settings are said that only make sense together, where not all of them are. */
function halfSaid(given: Given): string[] {
  const together = [
    ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
    ['SMS_URL', 'SMS_TOKEN'],
  ] as const;
  return together.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined);
    return missing.length === 0 || missing.length === names.length
      ? []
      : [`${missing.join(', ')}: ${names.join(', ')} go together`];
  });
}

function unsafeTogether(given: Given): string[] {
  if ((given.ADMIN_EMAIL === undefined) !== (given.ADMIN_PASSWORD === undefined))
    return ['ADMIN_EMAIL and ADMIN_PASSWORD go together'];
  const faults = halfSaid(given);
  if (given.MIGRATE_DATABASE_URL && !given.DATABASE_URL)
    faults.push(
      'MIGRATE_DATABASE_URL: goes with DATABASE_URL; without both, Pimento runs a database of its own',
    );
  if (given.PUBLIC_URL?.startsWith('https://') && given.TRUST_PROXY === undefined)
    faults.push(
      'TRUST_PROXY: with an https:// PUBLIC_URL say how many proxies stand before the server (0 where none does), or their networks; limits count by the address that they tell',
    );
  if (!isPair(given.VAPID_PUBLIC_KEY, given.VAPID_PRIVATE_KEY))
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: both of one pair, or neither');
  if (given.NODE_ENV !== 'production') return faults;
  if (!given.PUBLIC_URL?.startsWith('https://'))
    faults.push(
      'PUBLIC_URL: production needs the public https:// address, because links in mails are made from it',
    );
  if (!given.SMTP_URL)
    faults.push('SMTP_URL: production needs a mail server; without one nobody can confirm an address');
  return faults;
}

/** A browser takes the public key for its own; with another's private key every notice would be refused. */
function isPair(publicKey: string | undefined, privateKey: string | undefined): boolean {
  if (publicKey === undefined || privateKey === undefined) return publicKey === privateKey;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** What goes to other machines in production is encrypted, and whoever answers there is who it should be. */
function unsafeLines(
  { NODE_ENV, DATABASE_URL, MIGRATE_DATABASE_URL, SMTP_URL, SMS_URL, WHATSAPP_API_URL }: Given,
  environment: Record<string, string | undefined>,
): string[] {
  if (NODE_ENV !== 'production') return [];
  const faults = {
    DATABASE_URL: DATABASE_URL && databaseLineFault(DATABASE_URL),
    MIGRATE_DATABASE_URL: MIGRATE_DATABASE_URL && databaseLineFault(MIGRATE_DATABASE_URL),
    SMTP_URL: SMTP_URL && mailLineFault(SMTP_URL),
    SMS_URL: SMS_URL && providerLineFault(SMS_URL),
    WHATSAPP_API_URL: providerLineFault(WHATSAPP_API_URL),
    NODE_TLS_REJECT_UNAUTHORIZED:
      environment.NODE_TLS_REJECT_UNAUTHORIZED === '0'
        ? 'production checks certificates; leave it away, and name an authority of your own in sslrootcert or NODE_EXTRA_CA_CERTS'
        : undefined,
  };
  return Object.entries(faults).flatMap(([name, fault]) => (fault ? [`${name}: ${fault}`] : []));
}
