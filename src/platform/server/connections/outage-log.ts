// Says in the log that something this product stands on is away: once when it begins, now and then while it lasts, and once when it is back.
import { MINUTE_MS } from '#shared/calendar.ts';

const SAID_EACH_MS = 10 * MINUTE_MS;

export type OutageLog = {
  warn(fields: object, text: string): void;
  info(fields: object, text: string): void;
};

export type Outage = {
  /** It failed, for this reason, in which there is nothing of any person. */
  failed(reason: string): void;
  /** It did what it is there for. */
  worked(): void;
};

/** Of `what` (`the mail server`); `now` counts milliseconds. */
export function outageOf(log: OutageLog, what: string, now = () => performance.now()): Outage {
  let away: { since: number; saidAt: number; failures: number } | null = null;
  return {
    failed(reason) {
      away ??= { since: now(), saidAt: Number.NEGATIVE_INFINITY, failures: 0 };
      away.failures += 1;
      if (now() - away.saidAt < SAID_EACH_MS) return;
      away.saidAt = now();
      log.warn({ reason: reason.slice(0, 300), failures: away.failures }, `${what} is away`);
    },
    worked() {
      if (!away) return;
      const { since, failures } = away;
      away = null;
      log.info({ seconds: Math.round((now() - since) / 1_000), failures }, `${what} is back`);
    },
  };
}
