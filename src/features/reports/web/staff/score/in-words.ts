// Rates, separations and prices as they stand in the tables of the score.
import type { ScoreMonitoring } from '../../../contract/score.ts';
import { scoreTexts as texts } from '../../../texts/staff-score.ts';

type Rate = ScoreMonitoring['asked']['approved'];

export const showRate = ({ count, of, share }: Rate): string =>
  share ? texts.rate(share.share, share.low, share.high, count, of) : texts.fewOf(count, of);

export const showGini = (separation: ScoreMonitoring['repaid']['separation']): string =>
  separation
    ? texts.withBounds(
        separation.gini.gini.toFixed(2),
        separation.gini.low.toFixed(2),
        separation.gini.high.toFixed(2),
      )
    : texts.tooFew;

export const showKs = (separation: ScoreMonitoring['repaid']['separation']): string =>
  separation
    ? texts.ksIs(separation.ks.ks.toFixed(2), separation.ks.atScore, separation.ks.byChance.toFixed(2))
    : texts.tooFew;

type Price = ScoreMonitoring['asked']['groups'][number]['rows'][number]['price'];

export const showPrice = (price: Price): string =>
  price
    ? texts.withBounds(`${price.mean.toFixed(2)}%`, `${price.low.toFixed(2)}%`, `${price.high.toFixed(2)}%`)
    : texts.tooFew;
