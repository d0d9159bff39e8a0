// What the server's log is made with: its level, and what of a call it may tell.
import type { Config } from '../../config.ts';

type Called = { method?: string; url?: string; ip?: string };

/** Of a call its way and where it went: what stands behind the question mark may open something, or name somebody. */
const asTold = ({ method, url, ip }: Called) => ({ method, url: url?.split('?')[0], remoteAddress: ip });

export const logOf = ({ logLevel }: Pick<Config, 'logLevel'>) => ({
  level: logLevel,
  redact: ['req.headers.cookie', 'req.headers["csrf-token"]'],
  serializers: { req: asTold },
});
