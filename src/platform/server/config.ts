// Settings are checked once, at start; a wrong one stops the start with its name.
import { createECDH } from 'node:crypto';
import type { z } from 'zod';
import { cents } from '#shared/money.ts';
import { databaseLineError, mailLineError, providerLineError } from './connections/encrypted.ts';
import { settings } from './settings/declared.ts';
import { misspelt } from './settings/misspelt.ts';
import { placesOf } from './settings/places.ts';
import { scannerAddress } from './virus-scanner.ts';

type Given = z.infer<typeof settings>;

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the settings. Throws an Error whose message lists every error, one a line. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${named(path)}: ${message}`).join('\n'));
  const errors = [...misspelt(given), ...unsafeTogether(read.data), ...unsafeLines(read.data, given)];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const production = read.data.NODE_ENV === 'production';
  const forTryingOut = !production && !read.data.PUBLIC_URL?.startsWith('https://');
  return {
    production,
    /** Whether only whoever sits at this machine is expected: demo accounts are made, and mails can be read on a page. */
    forTryingOut,
    /** Whether staff and lenders need a second factor: who has none does nothing else before they have set one up. */
    requireSecondFactor: (read.data.REQUIRE_SECOND_FACTOR ?? (forTryingOut ? 'no' : 'yes')) === 'yes',
    port: read.data.PORT,
    host: read.data.HOST,
    dataDir: read.data.DATA_DIR,
    databaseUrl: read.data.DATABASE_URL,
    /** The address of the same database for the role that owns its tables. */
    migrateDatabaseUrl: read.data.MIGRATE_DATABASE_URL,
    databasePoolerUrl: read.data.DATABASE_POOLER_URL,
    /** The address of a synchronous standby; undefined where none is read from. */
    databaseStandbyUrl: read.data.DATABASE_STANDBY_URL,
    /** The address of a replica that reports are read from; undefined where there is none. */
    databaseReplicaUrl: read.data.DATABASE_REPLICA_URL,
    databasePoolSize: read.data.DATABASE_POOL_SIZE,
    backups: {
      folder: read.data.BACKUP_DIR,
      recipient: read.data.BACKUP_RECIPIENT,
      identityFile: read.data.BACKUP_IDENTITY_FILE,
    },
    publicUrl: read.data.PUBLIC_URL?.replace(/\/$/, ''),
    proxies: read.data.TRUST_PROXY ?? 0,
    smtpUrl: read.data.SMTP_URL,
    mailFrom: read.data.MAIL_FROM,
    /** The provider of SMS; null where there is none. */
    sms: smsOf(read.data),
    whatsApp: whatsAppOf(read.data),
    admin:
      read.data.ADMIN_EMAIL && read.data.ADMIN_PASSWORD
        ? { email: read.data.ADMIN_EMAIL, password: read.data.ADMIN_PASSWORD }
        : undefined,
    /** The keys that seal numbers, the one in use first; without any, one drawn from the data folder's secret seals. */
    dataKeys: read.data.DATA_KEYS,
    logLevel: read.data.LOG_LEVEL,
    /** The address that metrics are served at; undefined where they are not. */
    metricsAddress: read.data.METRICS_ADDRESS,
    /** The collector that traces go to; null where nothing is traced. */
    traces: tracesOf(read.data),
    filesIn: read.data.FILES_IN,
    /** The object store for files; null where they lie under `dataDir` alone. */
    bucket: bucketOf(read.data),
    minFreeDiskBytes: read.data.MIN_FREE_DISK_MB * 2 ** 20,
    /** Money that staff record by hand beyond this sum at once waits for a second person; set in whole dollars. */
    aloneUpToCents: cents(read.data.SECOND_PERSON_ABOVE * 100),
    uploadQuotaBytes: read.data.UPLOAD_QUOTA_MB * 2 ** 20,
    /** The virus scanner; null where nothing is scanned, and what was sent opens unscanned. */
    scanner: read.data.CLAMD_ADDRESS ? scannerAddress(read.data.CLAMD_ADDRESS) : null,
    /** Push notifications; null where none are offered. `services` are taken beside those of the known browsers. */
    push:
      read.data.VAPID_PUBLIC_KEY && read.data.VAPID_PRIVATE_KEY
        ? {
            publicKey: read.data.VAPID_PUBLIC_KEY,
            privateKey: read.data.VAPID_PRIVATE_KEY,
            services: read.data.PUSH_SERVICES,
          }
        : null,
    /** The places where borrowers pay, and where they get the money. */
    places: placesOf(read.data, forTryingOut),
    thirdParties: {
      liveChat: read.data.LIVE_CHAT_URL ?? null,
      analytics: read.data.ANALYTICS_URL ?? null,
      origins: read.data.THIRD_PARTY_ORIGINS,
    },
  };
}

/** A setting as an operator knows it: of several values in one, the wrong one is counted. */
const named = ([name, place]: readonly PropertyKey[]): string =>
  typeof place === 'number' ? `${String(name)}, value ${place + 1}` : String(name);

function tracesOf(given: Given) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given;
  return endpoint
    ? {
        url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
        headers: headersOf(given.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
        share: given.OTEL_TRACES_SAMPLER_ARG,
        name: given.OTEL_SERVICE_NAME,
      }
    : null;
}

const headersOf = (pairs: string): Record<string, string> =>
  Object.fromEntries(
    [...pairs.matchAll(/([^=,]+)=([^,]+)/g)].map(([, name, value = '']) => [name, decodeURIComponent(value)]),
  );

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

function bucketOf(given: Given) {
  const { S3_ENDPOINT: url, S3_BUCKET: name } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  return url && name && accessKeyId && secretAccessKey
    ? {
        ...{ url: url.replace(/\/$/, ''), name, accessKeyId, secretAccessKey, region: given.S3_REGION },
        encryption: given.S3_ENCRYPTION === 'none' ? null : given.S3_ENCRYPTION,
        conditional: given.S3_CONDITIONAL_WRITES === 'yes',
      }
    : null;
}

/** Faults of settings that only make sense together, where some of them are given and others are not. */
function halfSaid(given: Given): string[] {
  const together = [
    ['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
    ['SMS_URL', 'SMS_TOKEN'],
    ['PAY_BANK', 'PAY_BRANCH', 'PAY_ACCOUNT_NAME', 'PAY_ACCOUNT_NUMBER'],
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
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
  const errors = halfSaid(given);
  if (given.MIGRATE_DATABASE_URL && !given.DATABASE_URL)
    errors.push(
      'MIGRATE_DATABASE_URL: goes with DATABASE_URL; without both, Pimento runs a database of its own',
    );
  if (given.PAY_COUNTER_HOURS && !given.PAY_COUNTER)
    errors.push('PAY_COUNTER_HOURS: goes with PAY_COUNTER, whose hours they are');
  if (given.DATABASE_POOLER_URL && !given.DATABASE_URL)
    errors.push(
      'DATABASE_POOLER_URL: goes with DATABASE_URL, by which the same database is reached directly',
    );
  if (given.DATABASE_STANDBY_URL && !given.DATABASE_URL)
    errors.push('DATABASE_STANDBY_URL: goes with DATABASE_URL, whose standby it is');
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    errors.push('DATABASE_REPLICA_URL: goes with DATABASE_URL, whose replica it is');
  if (given.FILES_IN === 's3' && given.S3_ENDPOINT === undefined)
    errors.push('FILES_IN: files go to s3, so S3_ENDPOINT and those beside it must say where that is');
  if (given.PUBLIC_URL?.startsWith('https://') && given.TRUST_PROXY === undefined)
    errors.push(
      'TRUST_PROXY: with an https:// PUBLIC_URL say how many proxies stand before the server (0 where none does), or their networks; limits count by the address that they tell',
    );
  if (!isPair(given.VAPID_PUBLIC_KEY, given.VAPID_PRIVATE_KEY))
    errors.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: both of one pair, or neither');
  if (given.NODE_ENV !== 'production') return errors;
  if (!given.PUBLIC_URL?.startsWith('https://'))
    errors.push(
      'PUBLIC_URL: production needs the public https:// address, because links in mails are made from it',
    );
  if (!given.SMTP_URL)
    errors.push('SMTP_URL: production needs a mail server; without one nobody can confirm an address');
  if (given.DATA_KEYS.length === 0)
    errors.push(
      'DATA_KEYS: production needs a key that seals TRNs and account numbers, kept apart from the database (docs/operate/keys.md)',
    );
  return errors;
}

/** Whether a push key pair belongs together: browsers subscribe with the public key, and with another private key every push would be refused. */
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

/** Faults of lines to other machines in production: each is to be encrypted, and whoever answers there to be who it should be. */
function unsafeLines(
  {
    NODE_ENV,
    DATABASE_URL,
    MIGRATE_DATABASE_URL,
    DATABASE_POOLER_URL,
    DATABASE_STANDBY_URL,
    DATABASE_REPLICA_URL,
    SMTP_URL,
    SMS_URL,
    WHATSAPP_API_URL,
    S3_ENDPOINT,
    OTEL_EXPORTER_OTLP_ENDPOINT,
  }: Given,
  environment: Record<string, string | undefined>,
): string[] {
  if (NODE_ENV !== 'production') return [];
  const errors = {
    DATABASE_URL: DATABASE_URL && databaseLineError(DATABASE_URL),
    DATABASE_POOLER_URL: DATABASE_POOLER_URL && databaseLineError(DATABASE_POOLER_URL),
    DATABASE_STANDBY_URL: DATABASE_STANDBY_URL && databaseLineError(DATABASE_STANDBY_URL),
    DATABASE_REPLICA_URL: DATABASE_REPLICA_URL && databaseLineError(DATABASE_REPLICA_URL),
    MIGRATE_DATABASE_URL: MIGRATE_DATABASE_URL && databaseLineError(MIGRATE_DATABASE_URL),
    SMTP_URL: SMTP_URL && mailLineError(SMTP_URL),
    SMS_URL: SMS_URL && providerLineError(SMS_URL),
    S3_ENDPOINT: S3_ENDPOINT && providerLineError(S3_ENDPOINT),
    WHATSAPP_API_URL: providerLineError(WHATSAPP_API_URL),
    OTEL_EXPORTER_OTLP_ENDPOINT:
      OTEL_EXPORTER_OTLP_ENDPOINT && providerLineError(OTEL_EXPORTER_OTLP_ENDPOINT),
    NODE_TLS_REJECT_UNAUTHORIZED:
      environment.NODE_TLS_REJECT_UNAUTHORIZED === '0'
        ? 'production checks certificates; leave it away, and name an authority of your own in sslrootcert or NODE_EXTRA_CA_CERTS'
        : undefined,
  };
  return Object.entries(errors).flatMap(([name, error]) => (error ? [`${name}: ${error}`] : []));
}
