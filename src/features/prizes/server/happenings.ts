// What can happen to a prize that somebody redeemed.
import {
  type Bell,
  type Facts,
  happening,
  type Information,
  KEPT_ALONE,
  type OwnedFacts,
} from '#features/activity/server/happening.ts';
import type { Work } from '#platform/server/work.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { bellTexts as bell } from '../texts/bell.ts';
import { prizeTexts } from '../texts/prizes.ts';
import { staffTimeline as staff, staffHappenings as words } from '../texts/staff-happenings.ts';

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

const wakes = ({ accountId }: OwnedFacts) =>
  [
    [accountId, 'prizes'],
    [accountId, 'informations'],
    ['staff', 'prizes'],
  ] as const;

/** Topics that make everybody read again who has prizes, contests or the next prize to save for on show. */
const everybody = () => [['everyone', 'prizes seeds contests']] as const;

export const prizeRedeemed = happening<Redeemed>('prize.redeem', {
  subject: 'acquisition',
  words: words['prize.redeem'],
  bell: ring<Redeemed>({
    information: acquisitionOf,
    says: ({ prize, pointSpent }) => bell.redeemed(prize.name, pointSpent),
    timeline: ({ prize, pointSpent }) => ({ what: staff.redeemed(prize.name, pointSpent) }),
  }),
  text: null,
  mails: null,
  wakes,
});

export const redemptionFulfilled = happening<Redeemed>('acquisition.fulfil', {
  subject: 'acquisition',
  words: words['acquisition.fulfil'],
  bell: ring<Redeemed>({
    information: (facts) => ({ ...acquisitionOf(facts), status: 'Fulfilled' }),
    says: ({ prize }) => bell.fulfilled(prize.name),
    timeline: ({ prize }) => ({ what: staff.fulfilled(prize.name) }),
  }),
  text: null,
  mails: (facts, work) => mailTo(facts, work, prizeTexts.fulfilledMail(facts.prizeName)),
  wakes,
});

export const redemptionCancelled = happening<Redeemed & { reason: string }>('acquisition.cancel', {
  subject: 'acquisition',
  words: words['acquisition.cancel'],
  bell: ring<Redeemed & { reason: string }>({
    information: (facts) => ({ ...acquisitionOf(facts), status: 'Cancelled', reason: facts.reason }),
    says: ({ prize, pointSpent, reason }) => bell.cancelled(prize.name, pointSpent, reason ?? ''),
    timeline: ({ prize, pointSpent, reason }) => ({ what: staff.cancelled(prize.name, pointSpent), reason }),
  }),
  text: null,
  mails: (facts, work) =>
    mailTo(facts, work, prizeTexts.cancelledMail(facts.prizeName, facts.seeds, facts.reason)),
  wakes,
});

type Words = { subject: string; paragraphs: readonly string[] };

const mailTo = ({ accountId, email }: Redeemed, { now }: Work, { subject, paragraphs }: Words) =>
  email === null
    ? []
    : [{ to: email, accountId, subject, paragraphs: withVerdict(paragraphs, { desk: 'rewards' }, now) }];

export const prizeAdded = happening<Facts>('prize.add', {
  subject: 'prize',
  words: words['prize.add'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const codesAdded = happening<Facts>('prize.add_codes', {
  subject: 'prize',
  words: words['prize.add_codes'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const prizeEdited = happening<Facts>('prize.edit', {
  subject: 'prize',
  words: words['prize.edit'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const prizeRemoved = happening<Facts>('prize.remove', {
  subject: 'prize',
  words: words['prize.remove'],
  ...KEPT_ALONE,
  wakes: everybody,
});

export const codesWithdrawn = happening<Facts>('prize.withdraw_codes', {
  subject: 'prize',
  words: words['prize.withdraw_codes'],
  ...KEPT_ALONE,
  wakes: everybody,
});
