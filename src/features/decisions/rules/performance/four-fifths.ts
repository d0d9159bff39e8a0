// Whether one group is approved much less often than another: the four-fifths rule.
import { differenceOf, type Rate, rateOf } from './proportion.ts';

export type GroupCount = { group: string; approved: number; of: number };

export type GroupRate = Rate & {
  group: string;
  /** The group's rate ÷ that of the group approved most often; null where there are too few people to say. */
  ratio: number | null;
  /** Whether that ratio is below four fifths. */
  isFlagged: boolean;
  /** Whether the difference from that group may be chance. */
  mayBeChance: boolean;
};

/**
 * The approval rate of each group beside the highest one: below four fifths of it is evidence to look into. 29 CFR 1607.4 D (Uniform
 * Guidelines on Employee Selection Procedures, 1978), which lending has taken over as a first look. Groups with too few people are neither
 * flagged nor the measure of others.
 */
export function fourFifths(groups: readonly GroupCount[]): GroupRate[] {
  const rates = groups.map(({ group, approved, of }) => ({ group, ...rateOf(approved, of) }));
  const shares = rates.flatMap(({ share }) => (share ? [share] : []));
  const highest = shares.toSorted((one, other) => other.share - one.share)[0];
  return rates.map((rate) => {
    if (!rate.share || !highest || highest.share === 0)
      return { ...rate, ratio: null, isFlagged: false, mayBeChance: true };
    return {
      ...rate,
      ratio: rate.share.share / highest.share,
      // In whole people, so that 48 % beside 60 % is four fifths and not a hair less.
      isFlagged: rate.share.share * 5 < highest.share * 4 - 1e-12,
      mayBeChance: differenceOf(highest, rate.share).low <= 0,
    };
  });
}
