// Every setting once: its kind, its default and what it is for. The page of the documentation, .env.example and the refusals of a start
// are made from this list.
import { z } from 'zod';
import { scannerAddress } from '../virus-scanner.ts';
import {
  dataKeys,
  headers,
  hosts,
  listenAddress,
  oneOf,
  origins,
  postgres,
  provider,
  proxies,
  script,
  token,
  vapidKey,
  wholeNumber,
  words,
} from './kinds.ts';

const megabytes = wholeNumber(10);
const dollars = wholeNumber(0, 10_000_000);

/** The settings by what they are about, in the order in which an operator meets them. */
export const SETTINGS = {
  'Where it answers': {
    NODE_ENV: oneOf('development', 'production', 'test')
      .default('development')
      .describe(
        '`production` asks for an https `PUBLIC_URL` and `SMTP_URL`, and for encrypted lines with checked certificates to every other machine; what is on this machine (localhost, a socket file) needs none',
      ),
    PORT: wholeNumber(0, 65_535).default(3000).describe('the port it listens on'),
    HOST: z
      .string()
      .default('127.0.0.1')
      .describe(
        'the address it listens on: `127.0.0.1` for a proxy on the same machine, `0.0.0.0` or `::` for others',
      ),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .optional()
      .describe(
        'the address that people see. Links in mails are made from it, and a call that names another host is refused (421), `/api/health` and calls from the machine itself excepted. In production it is https://',
      ),
    TRUST_PROXY: proxies.describe(
      'how many proxies stand before it (`0`, `1`, …), or their networks (`10.0.0.0/8, 192.0.2.7`): only what these wrote into `X-Forwarded-For` is believed. Must be said with an https `PUBLIC_URL`',
    ),
    LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent')
      .default('info')
      .describe('how much is logged: `debug`, `info`, `warn`, `error` or `silent`'),
  },
  'What it keeps': {
    DATA_DIR: z
      .string()
      .default('./var')
      .describe(
        'a writable folder for the uploaded files, the database (unless that is elsewhere) and `secret-key`, which seals the secrets of authenticator apps. Back the key up with the rest: without it no app’s code is right, and people come in by a passkey or recovery code',
      ),
    DATABASE_URL: postgres.describe(
      'a PostgreSQL server in place of the one under `DATA_DIR`, for the role that serves: `postgres://user:password@host/name`. In production, unless it is this machine, with `?sslmode=verify-full` (and `&sslrootcert=<file>` where its certificate is of an authority of your own)',
    ),
    MIGRATE_DATABASE_URL: postgres.describe(
      'the same database for the role that owns the tables, used by migrations alone ([operating](operating.md))',
    ),
    DATABASE_POOLER_URL: postgres.describe(
      'the same database and role by way of PgBouncer in transaction mode, for what requests ask; notices, jobs and commands go by `DATABASE_URL`, directly ([several nodes](operate/nodes.md))',
    ),
    DATABASE_STANDBY_URL: postgres.describe(
      'a synchronous standby of the same database, for the same role: while the primary is away, calls that only read are answered from it ([two databases](operate/failover.md))',
    ),
    DATABASE_REPLICA_URL: postgres.describe(
      'a replica of the same database, for the same role: exports and reports are read from it once it has all that the primary had when they were asked for, else from the primary ([several nodes](operate/nodes.md))',
    ),
    DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10).describe('connections to the database at once'),
    FILES_IN: oneOf('folder', 's3')
      .default('folder')
      .describe(
        'where new files are kept: `folder`, under `DATA_DIR`, or `s3`, in the bucket below. With a bucket named, a file is looked for in both, and `./pimento files:move` brings all to where new ones go ([files](operate/files.md))',
      ),
    S3_ENDPOINT: provider
      .optional()
      .describe(
        'an S3-compatible object store, without the bucket: `https://s3.eu-west-1.amazonaws.com`. In production it is https://. Goes with the next three',
      ),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional()
      .describe('the bucket, for Pimento alone; what it keeps there begins with `files/`'),
    S3_ACCESS_KEY_ID: token.describe(
      'whose key opens the bucket: it lists the bucket, reads, writes and deletes in it, and nothing else',
    ),
    S3_SECRET_ACCESS_KEY: token.describe('the secret of that key'),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]{2,40}$/, 'must look like eu-west-1')
      .default('us-east-1')
      .describe('the region that calls are signed for; most stores of one’s own leave it so'),
    S3_ENCRYPTION: oneOf('AES256', 'aws:kms', 'none')
      .default('AES256')
      .describe(
        'how the store is asked to encrypt each file; `none` where it cannot, and then its disks are encrypted',
      ),
    S3_CONDITIONAL_WRITES: oneOf('yes', 'no')
      .default('yes')
      .describe(
        '`no` for a store that knows no `If-None-Match` when it is written to: then each file is asked for before it is written',
      ),
    MIN_FREE_DISK_MB: megabytes.default(200).describe('changes are refused below this much free disk'),
    UPLOAD_QUOTA_MB: megabytes.default(200).describe('one person’s files may take this much'),
  },
  'What is kept of it elsewhere': {
    BACKUP_DIR: z
      .string()
      .optional()
      .describe(
        'the folder for backups, on another disk or machine: `npm run backup` writes there, and the metrics tell how old the newest is ([backup](operate/backup.md))',
      ),
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]{20,}$/, 'must be a public key as `npm run backup:key` prints it (age1…)')
      .optional()
      .describe('for whom backups are encrypted: a public key of `age`; without one they are not'),
    BACKUP_IDENTITY_FILE: z
      .string()
      .optional()
      .describe(
        'a file with the private half, which `npm run restore` and `npm run backup:drill` need; keep it away from the machine that serves',
      ),
  },
  'The first admin': {
    ADMIN_EMAIL: z
      .email('must be an e-mail address')
      .optional()
      .describe(
        'the first admin, made at the first start; or use `npm run admin:create`. Goes with `ADMIN_PASSWORD`',
      ),
    ADMIN_PASSWORD: z
      .string()
      .min(12, 'needs at least 12 characters')
      .optional()
      .describe('12 characters or more'),
  },
  'What it sends': {
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional()
      .describe(
        'the mail server: `smtps://user:password@host`, or `smtp://user:password@host:587?requireTLS=true` where it speaks STARTTLS. Without one mails are kept; `/dev/mailbox` shows them at this machine alone, neither in production nor with an https `PUBLIC_URL`',
      ),
    MAIL_FROM: z
      .string()
      .default('Pimento <no-reply@pimento.example>')
      .describe('the sender whom mails name'),
    WHATSAPP_PHONE_NUMBER_ID: z
      .string()
      .regex(/^\d{1,40}$/, 'must be digits')
      .optional()
      .describe(
        'messages by WhatsApp to borrowers who chose it ([operating](operating.md)); this and the next three go together, and without them there are none',
      ),
    WHATSAPP_TOKEN: token.describe('what opens the WhatsApp account'),
    WHATSAPP_APP_SECRET: token.describe('what WhatsApp signs its calls with'),
    WHATSAPP_VERIFY_TOKEN: token.describe('a word of yours that WhatsApp says when it is set up'),
    WHATSAPP_LANGUAGE: z
      .string()
      .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must look like en or en_US')
      .default('en')
      .describe('the language of the templates'),
    WHATSAPP_API_URL: provider
      .default('https://graph.facebook.com/v23.0')
      .describe('Meta’s address, with its version'),
    SMS_URL: provider
      .optional()
      .describe('an SMS gateway; goes with `SMS_TOKEN`, and without both there is none'),
    SMS_TOKEN: token.describe('what opens the SMS gateway'),
    SMS_FROM: z
      .string()
      .regex(/^[\w +]{1,15}$/, 'must be a number or a name of at most 15 letters')
      .default('Pimento')
      .describe('the sender that phones show'),
    VAPID_PUBLIC_KEY: vapidKey(87).describe(
      'notices on borrowers’ phones while the app is closed (Web Push): a pair as `npx web-push generate-vapid-keys` prints it; without it none are offered. Keep the pair: with another one everybody has to switch them on again',
    ),
    VAPID_PRIVATE_KEY: vapidKey(43).describe('the other half of the pair'),
    PUSH_SERVICES: hosts.describe(
      'hosts of push services beside those of Chrome, Edge, Firefox and Safari: `push.example.org *.example.net`; to no other host is anything sent',
    ),
  },
  'Where people pay': {
    PAY_BANK: words.describe(
      'the bank of the account into which borrowers pay. This and the next three go together. With no place to pay, borrowers are told to ask us, and in production each start warns; while it is tried out on one machine, invented places stand in',
    ),
    PAY_BRANCH: words.describe('its branch'),
    PAY_ACCOUNT_NAME: words.describe('in whose name the account is'),
    PAY_ACCOUNT_NUMBER: z
      .string()
      .regex(/^[\d -]{4,30}$/, 'must be digits, with dashes or spaces')
      .optional()
      .describe('the number of the account; payers give the loan number as the reference'),
    PAY_COUNTER: words.describe('where instalments are paid in cash: whose counter, and its address'),
    PAY_COUNTER_HOURS: words.describe('when that counter is open; goes with `PAY_COUNTER`'),
    HAND_OVER_AT: words.describe(
      'where borrowers get the money of a loan: whose counter, and its address. Without it they are told that we say where',
    ),
  },
  'What guards it': {
    REQUIRE_SECOND_FACTOR: oneOf('yes', 'no')
      .optional()
      .describe(
        '`yes`: staff and lenders do nothing before they have a passkey or an authenticator app; `no`: it is offered, as to borrowers. Without it: `yes` in production and with an https `PUBLIC_URL`',
      ),
    SECOND_PERSON_ABOVE: dollars
      .default(100_000)
      .describe('whole dollars: a payment, or an entry taken back, above it waits for a second person'),
    DATA_KEYS: dataKeys.describe(
      'keys that seal TRNs, ID and account numbers in the database, as `id:key` with 32 random bytes in base64 (`openssl rand -base64 32`), parted by spaces. The first seals, all open; production needs one ([keys](operate/keys.md))',
    ),
    CLAMD_ADDRESS: z
      .string()
      .refine((given) => scannerAddress(given) !== null, 'must be host:port, or the path of a Unix socket')
      .optional()
      .describe(
        'ClamAV’s daemon (`clamav:3310`, or the path of its socket): what people send opens once it was found to be clean. Its `StreamMaxLength` must be 16M or more. Without one it opens unscanned',
      ),
  },
  'Who watches it': {
    METRICS_ADDRESS: listenAddress.describe(
      'where figures for Prometheus are told, at `/metrics`: `127.0.0.1:9464`. An address of its own, which the world must not reach; off without it ([watching](operate/watching.md))',
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: provider
      .optional()
      .describe(
        'an OpenTelemetry collector that takes traces by OTLP over HTTP, without `/v1/traces`: `http://127.0.0.1:4318`. Off without it ([watching](operate/watching.md))',
      ),
    OTEL_EXPORTER_OTLP_HEADERS: headers.describe(
      'what opens the collector, as `name=value` pairs parted by commas: `authorization=Bearer%20…`',
    ),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0?\.\d+|[01](\.0*)?)$/, 'must be a share from 0 to 1, as in 0.05')
      .transform(Number)
      .default(1)
      .describe('the share of calls and jobs that is traced: `1` for all, `0.05` for one of twenty'),
    OTEL_SERVICE_NAME: z
      .string()
      .regex(/^[\w.-]{1,60}$/, 'must be one word')
      .default('pimento')
      .describe('whose traces they are, as the collector shows it'),
  },
  'Scripts of others': {
    LIVE_CHAT_URL: script.describe(
      'a live chat’s script (https) that a borrower’s screens load; off without it. It finds who is writing in `window.liveChatVisitor` (`fullName`, `email`)',
    ),
    ANALYTICS_URL: script.describe('the same for a script that counts visits'),
    THIRD_PARTY_ORIGINS: origins.describe(
      'what these scripts need besides their own origin, for the content policy: `https://*.cdn.example wss://live.example`',
    ),
  },
};

export const settings = z.object({
  ...SETTINGS['Where it answers'],
  ...SETTINGS['What it keeps'],
  ...SETTINGS['What is kept of it elsewhere'],
  ...SETTINGS['The first admin'],
  ...SETTINGS['What it sends'],
  ...SETTINGS['Where people pay'],
  ...SETTINGS['What guards it'],
  ...SETTINGS['Who watches it'],
  ...SETTINGS['Scripts of others'],
});

export const settingNames = Object.keys(settings.shape);
