// The fields of a new promo code.
import type { Day } from '#shared/calendar.ts';
import { recordFields } from '#shared/record/field.ts';
import { promoFieldTexts as errors, promoDeskTexts as texts } from '../texts/staff-promos.ts';

/** Its last day is not before `earliest` and not after `latest`. */
export const promoCodeFields = (earliest?: Day, latest?: Day) =>
  recordFields({
    code: {
      kind: 'line',
      label: texts.code,
      hint: texts.codeHint,
      longest: 60,
      typing: { autoComplete: 'off', autoCapitalize: 'characters' },
      errors: { missing: errors.codeRequired, tooLong: errors.codeShape },
    },
    seeds: {
      kind: 'whole',
      label: texts.seeds,
      least: 1,
      most: 100_000,
      errors: { missing: errors.seedsRequired, noNumber: errors.seedsWhole, outside: errors.seedsWhole },
    },
    maxUses: {
      kind: 'whole',
      label: texts.maxUses,
      hint: texts.maxUsesHint,
      least: 1,
      most: 1_000_000,
      optional: true,
      errors: { noNumber: errors.maxUsesWhole, outside: errors.maxUsesWhole },
    },
    /** In Jamaica; '' where it does not end. Kept as the moment with which it ends. */
    lastDay: {
      kind: 'day',
      label: texts.expires,
      column: null,
      hint: texts.expiresHint,
      optional: true,
      ...(earliest ? { earliest } : {}),
      ...(latest ? { latest } : {}),
      errors: { missing: errors.expiresUnreadable, outside: errors.expiresPast },
    },
  });
