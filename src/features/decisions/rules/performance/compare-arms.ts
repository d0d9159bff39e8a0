// Champion and challenger side by side: whom each made an offer, at what price, and what became of the loans.
import { differenceOfMeans, type Mean, meanOf } from './mean.ts';
import { differenceOf, type Rate, rateOf } from './proportion.ts';

/** One person, once; the offer is the first that was made. */
export type ArmPerson = { isApproved: boolean; rateMonthlyBps: number; amountCents: number };

/** One person's first loan; `isBad` is null as long as its outcome is not known. */
export type ArmLoan = { isBad: boolean | null; lentCents: number; lostCents: number };

export type Arm = { people: readonly ArmPerson[]; loans: readonly ArmLoan[] };

/** The challenger beside the champion, beyond chance; null where there are too few people to say. */
export type Verdict = 'higher' | 'lower' | 'no difference' | null;

type Compared<Figure> = { champion: Figure; challenger: Figure; verdict: Verdict };

export type ArmsCompared = {
  approved: Compared<Rate>;
  /** The monthly rate in per cent, of those who got an offer. */
  price: Compared<Mean | null>;
  /** The amount in cents, of those who got an offer. */
  amountCents: Compared<Mean | null>;
  /** How many loans went bad, of those whose outcome is known. */
  bad: Compared<Rate>;
  /** The part of a loan that was written off, of loans with a known outcome. */
  lost: Compared<Mean | null>;
};

/** Compares two arms that were drawn by lot, so that a difference beyond chance is the policy's doing. */
export function compareArms(champion: Arm, challenger: Arm): ArmsCompared {
  const both = <Figure>(figureOf: (arm: Arm) => Figure) => ({
    champion: figureOf(champion),
    challenger: figureOf(challenger),
  });
  return {
    approved: ofRates(both(({ people }) => rateOf(people.filter(isApproved).length, people.length))),
    price: ofMeans(
      both(({ people }) => meanOf(people.filter(isApproved).map((one) => one.rateMonthlyBps / 100))),
    ),
    amountCents: ofMeans(
      both(({ people }) => meanOf(people.filter(isApproved).map((one) => one.amountCents))),
    ),
    bad: ofRates(
      both(({ loans }) => {
        const known = loans.filter(isKnown);
        return rateOf(known.filter(({ isBad }) => isBad).length, known.length);
      }),
    ),
    lost: ofMeans(
      both(({ loans }) =>
        meanOf(loans.filter(isKnown).map(({ lostCents, lentCents }) => lostCents / lentCents)),
      ),
    ),
  };
}

const isApproved = (one: ArmPerson): boolean => one.isApproved;
const isKnown = ({ isBad }: ArmLoan): boolean => isBad !== null;

type Both<Figure> = Omit<Compared<Figure>, 'verdict'>;

function ofRates({ champion, challenger }: Both<Rate>): Compared<Rate> {
  const verdict =
    challenger.share && champion.share ? verdictOf(differenceOf(challenger.share, champion.share)) : null;
  return { champion, challenger, verdict };
}

function ofMeans({ champion, challenger }: Both<Mean | null>): Compared<Mean | null> {
  const verdict = challenger && champion ? verdictOf(differenceOfMeans(challenger, champion)) : null;
  return { champion, challenger, verdict };
}

function verdictOf({ low, high }: { low: number; high: number }): Verdict {
  if (low > 0) return 'higher';
  return high < 0 ? 'lower' : 'no difference';
}
