// What an operator is warned of at each start in production: what borrowers would be told is missing.
import type { Config } from '#platform/server/config.ts';
import { brand } from '#texts/brand.ts';

export function warningsAtStart({ production, places: { pay, handOverAt } }: Config): string[] {
  if (!production) return [];
  return [
    ...(brand.supportEmail.endsWith('.example')
      ? [
          'The brand is still the example’s, with an invented address, phone and mail: change src/texts/brand.ts.',
        ]
      : []),
    ...(pay.bank || pay.counter
      ? []
      : [
          'No place to pay an instalment is set, so borrowers are told to ask us. Set PAY_BANK and the three beside it, PAY_COUNTER, or both (docs/settings.md).',
        ]),
    ...(handOverAt
      ? []
      : [
          'No place is set where borrowers get the money of a loan, so they are told to ask us. Set HAND_OVER_AT (docs/settings.md).',
        ]),
  ];
}
