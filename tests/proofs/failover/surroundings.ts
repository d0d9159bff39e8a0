// What the proof of failover needs of its machine besides the packages.
import { haproxy } from '#tests/support/haproxy.ts';
import { PGBOUNCER } from '#tests/support/pgbouncer.ts';
import { missingOf } from '#tests/support/programs.ts';
import { PROGRAMS } from './machines.ts';

/** What to say where something is missing; null where all is there. */
export const lacking = (): string | null => missingOf({ ...PROGRAMS, haproxy, pgbouncer: PGBOUNCER });
