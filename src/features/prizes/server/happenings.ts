// What can happen to a prize that somebody redeemed.

import {
  type Bell,
  type Facts,
  happening,
  type Information,
  KEPT_ALONE,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import { seedsOf } from '#features/seeds/texts/staff-seeds.ts';
import type { Work } from '#platform/server/work.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { prizeTexts } from '../texts/prizes.ts';

type Redeemed = OwnedFacts & {
  prizeName: string;
  seeds: number;
  /** The person's e-mail address; null where they get no mail. */
  email: string | null;
};

type Acquisition = Information<'acquisitionInformation'>;

const acquisitionOf = ({ prizeName, seeds }: Redeemed): Acquisition => ({
  prize: { name: prizeName },
  pointSpent: seeds,
});

const ring = <F extends Redeemed>({
  information,
  says,
  timeline,
}: Pick<Extract<Bell<F>, { field: 'acquisitionInformation' }>, 'information' | 'says' | 'timeline'>) => ({
  ...({ action: 'prizeRedeemed', field: 'acquisitionInformation', leadsTo: null } as const),
  ...{ information, says, timeline },
});

const notifies = ({ accountId }: OwnedFacts) =>
  [
    [accountId, 'prizes'],
    [accountId, 'informations'],
    ['staff', 'prizes'],
  ] as const;

/** Topics that make everybody read again who has prizes, contests or the next prize to save for on show. */
const everybody = () => [['everyone', 'prizes seeds contests']] as const;

export const prizeRedeemed = happening<Redeemed>('prize.redeem', {
  subject: 'acquisition',
  words: { audit: 'Redeemed a prize' },
  bell: ring<Redeemed>({
    information: acquisitionOf,
    says: ({ prize, pointSpent }) =>
      `You redeemed ${prize.name} for ${pointSpent} ${pointSpent === 1 ? 'seed' : 'seeds'}`,
    timeline: ({ prize, pointSpent }) => ({ what: `${prize.name} redeemed for ${seedsOf(pointSpent)}` }),
  }),
  text: null,
  mails: null,
  notifies,
});

export const redemptionFulfilled = happening<Redeemed>('acquisition.fulfil', {
  subject: 'acquisition',
  words: { audit: 'Fulfilled a redemption' },
  bell: ring<Redeemed>({
    information: (facts) => ({ ...acquisitionOf(facts), status: 'Fulfilled' }),
    says: ({ prize }) => `${prize.name}, which you redeemed, has been handed over`,
    timeline: ({ prize }) => ({ what: `${prize.name} handed over` }),
  }),
  text: null,
  mails: (facts, work) => mailTo(facts, work, prizeTexts.fulfilledMail(facts.prizeName)),
  notifies,
});

export const redemptionCancelled = happening<Redeemed & { reason: string }>('acquisition.cancel', {
  subject: 'acquisition',
  words: { audit: 'Cancelled a redemption' },
  bell: ring<Redeemed & { reason: string }>({
    information: (facts) => ({ ...acquisitionOf(facts), status: 'Cancelled', reason: facts.reason }),
    says: ({ prize, pointSpent, reason }) =>
      `Your redemption of ${prize.name} was cancelled and ${pointSpent} ${pointSpent === 1 ? 'seed is' : 'seeds are'} back with you: ${reason ?? ''}`,
    timeline: ({ prize, pointSpent, reason }) => ({
      what: `Redemption of ${prize.name} cancelled, ${seedsOf(pointSpent)} given back`,
      reason,
    }),
  }),
  text: null,
  mails: (facts, work) =>
    mailTo(facts, work, prizeTexts.cancelledMail(facts.prizeName, facts.seeds, facts.reason)),
  notifies,
});

type Words = { subject: string; paragraphs: readonly string[] };

const mailTo = ({ accountId, email }: Redeemed, { now }: Work, { subject, paragraphs }: Words) =>
  email === null
    ? []
    : [{ to: email, accountId, subject, paragraphs: withVerdict(paragraphs, { desk: 'rewards' }, now) }];

export const prizeAdded = happening<Facts>('prize.add', {
  subject: 'prize',
  words: { audit: 'Added a prize' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const codesAdded = happening<Facts>('prize.add_codes', {
  subject: 'prize',
  words: { audit: 'Added coupon codes to a prize' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const prizeEdited = happening<Facts>('prize.edit', {
  subject: 'prize',
  words: { audit: 'Edited a prize' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const prizeRemoved = happening<Facts>('prize.remove', {
  subject: 'prize',
  words: { audit: 'Deleted a prize' },
  ...KEPT_ALONE,
  notifies: everybody,
});

export const codesWithdrawn = happening<Facts>('prize.withdraw_codes', {
  subject: 'prize',
  words: { audit: 'Took coupon codes of a prize back' },
  ...KEPT_ALONE,
  notifies: everybody,
});
