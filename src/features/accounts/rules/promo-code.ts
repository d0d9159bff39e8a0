// What a new promo code must hold, and whether one can still be used: asked by the screens and insisted on by the server.
import { addDays, addMonths, type Day, dayOf, readDay, startOfDay } from '#shared/calendar.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { PromoCode, PromoCodeForm } from '../contract/promo-codes.ts';
import { promoCodeFields } from '../fields/staff-promo-code.ts';
import { promoFieldTexts as texts } from '../texts/staff-promos.ts';
import { readPromoCode } from './fields.ts';

const SHAPE = /^[A-Z0-9_-]{3,40}$/;

/** A code that is good for longer is a slip of the keyboard: the year 9999 ends after the calendar does. */
const LONGEST_MONTHS = 120;

/** The fields of a code that is added at a moment. */
export function newPromoCodeFields(now: Date) {
  return promoCodeFields(dayOf(now), latestDay(now));
}

const latestDay = (now: Date) => addMonths(dayOf(now), LONGEST_MONTHS);

/** Numbers are null where nothing was given, and NaN where what was given is none. */
export const promoCodeErrors = (form: PromoCodeForm, now: Date): FieldErrors => ({
  ...(SHAPE.test(readPromoCode(form.code)) ? {} : { code: texts.codeShape }),
  ...validateFields(newPromoCodeFields(now), form),
  ...(isTooFar(form.lastDay, now) ? { lastDay: texts.expiresFar } : {}),
});

const isTooFar = (lastDay: string, now: Date): boolean =>
  readDay(lastDay) !== null && lastDay > latestDay(now);

/** A code is good until its last day in Jamaica is over. */
export const endOfLastDay = (lastDay: string): Date | null => {
  const day = readDay(lastDay);
  return day && startOfDay(addDays(day, 1));
};

/** The last day, in Jamaica, on which a code that ends at a moment can be used. */
export const lastDayOf = (expires: Date): Day => dayOf(new Date(expires.getTime() - 1));

type Terms = { used: number; maxUses: number | null; expires: Date | null };

export function promoStateOf({ used, maxUses, expires }: Terms, now: Date): PromoCode['state'] {
  if (expires !== null && expires <= now) return 'Ended';
  return maxUses !== null && used >= maxUses ? 'UsedUp' : 'Active';
}
