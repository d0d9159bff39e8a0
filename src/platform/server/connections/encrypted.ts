// Whether the lines to the database, the mail server and providers are encrypted, with a certificate that is checked, where they leave this
// machine. The drivers themselves are asked how they read an address, so that no spelling of it is understood in two ways.

import pg from 'pg';
import { isLoopback } from './loopback.ts';
import { nodemailer } from './nodemailer.ts';

/** Why an address of a PostgreSQL server may not be used in production; undefined when it may. Names neither user nor password. */
export function databaseLineError(url: string): string | undefined {
  const line = readDatabaseLine(url);
  if (typeof line === 'string') return line;
  if (isOnThisMachine(line.host)) return undefined;
  if (!line.ssl)
    return `the line to ${line.host} is not encrypted; add ?sslmode=verify-full (and &sslrootcert=<file> where its certificate is of an authority of your own)`;
  return isUnchecked(line.ssl)
    ? `the certificate of ${line.host} is not checked; use sslmode=verify-full, with sslrootcert=<file> for an authority of your own`
    : undefined;
}

/** Why an address of a mail server may not be used in production; undefined when it may: TLS from the first byte, or required STARTTLS. */
export function mailLineError(url: string): string | undefined {
  const line = readMailLine(url);
  if (typeof line === 'string') return line;
  if (isOnThisMachine(line.host)) return undefined;
  if (line.secure !== true && line.requireTLS !== true)
    return `the line to ${line.host} may go unencrypted; write smtps://…, or add ?requireTLS=true where it speaks STARTTLS`;
  return isUnchecked(line.tls)
    ? `the certificate of ${line.host} is not checked; leave tls.rejectUnauthorized away`
    : undefined;
}

/** Why an address of a provider of text messages may not be used in production; undefined when it may. Each call carries a token. */
export function providerLineError(url: string): string | undefined {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isOnThisMachine(hostname.replace(/^\[|\]$/g, ''))
    ? undefined
    : `the line to ${hostname} is not encrypted; write https://…`;
}

/** Whether a host is a socket in the file system, or an address of this machine. */
const isOnThisMachine = (host: string): boolean =>
  host.startsWith('/') || host === 'localhost' || isLoopback(host);

const isUnchecked = (tls: unknown): boolean =>
  typeof tls === 'object' && tls !== null && 'rejectUnauthorized' in tls && tls.rejectUnauthorized === false;

/** The host and TLS of an address; a text instead where the driver cannot read it, or a file that it names. */
const readDatabaseLine = (url: string) =>
  readOrSay(() => {
    const { host, ssl } = new pg.Client({ connectionString: url });
    return { host, ssl };
  });

type MailLine = { host?: string; secure?: unknown; requireTLS?: unknown; tls?: unknown };

const readMailLine = (url: string) =>
  readOrSay(() => {
    const transporter: object = nodemailer.createTransport(url).transporter;
    const { host = 'localhost', ...line } = (transporter as { options: MailLine }).options;
    return { host, ...line };
  });

function readOrSay<Line>(read: () => Line): Line | string {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error.message : 'cannot be read';
  }
}
