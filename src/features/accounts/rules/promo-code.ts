// What a new promo code must hold, and whether one can still be used: asked by the screens and insisted on by the server.
import { addDays, type Day, dayOf, readDay, startOfDay } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { promoFieldTexts as texts } from '#texts/staff-prizes.ts';
import type { PromoCode, PromoCodeForm } from '../contract/promo-codes.ts';
import { readPromoCode } from './fields.ts';

const MOST_SEEDS = 100_000;
const MOST_USES = 1_000_000;
const SHAPE = /^[A-Z0-9_-]{3,40}$/;

/** Numbers are null where nothing was given, and NaN where what was given is none. */
export function promoCodeFaults(form: PromoCodeForm, now: Date): FieldErrors {
  const found = {
    code: codeFault(readPromoCode(form.code)),
    seeds:
      form.seeds === null
        ? texts.seedsRequired
        : isWhole(form.seeds, MOST_SEEDS)
          ? undefined
          : texts.seedsWhole,
    maxUses: form.maxUses === null || isWhole(form.maxUses, MOST_USES) ? undefined : texts.maxUsesWhole,
    lastDay: form.lastDay === '' ? undefined : lastDayFault(readDay(form.lastDay), dayOf(now)),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function codeFault(code: string): string | undefined {
  if (code === '') return texts.codeRequired;
  return SHAPE.test(code) ? undefined : texts.codeShape;
}

function lastDayFault(day: Day | null, today: Day): string | undefined {
  if (!day) return texts.expiresUnreadable;
  return day < today ? texts.expiresPast : undefined;
}

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

/** A code is good until its last day in Jamaica is over. */
export const endOfLastDay = (lastDay: string): Date | null => {
  const day = readDay(lastDay);
  return day && startOfDay(addDays(day, 1));
};

type Terms = { used: number; maxUses: number | null; expires: Date | null };

export function promoStateOf({ used, maxUses, expires }: Terms, now: Date): PromoCode['state'] {
  if (expires !== null && expires <= now) return 'Ended';
  return maxUses !== null && used >= maxUses ? 'UsedUp' : 'Active';
}
