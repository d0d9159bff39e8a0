// What is said of an entry wherever it is listed: by when it is due, and whose it is.
import { useSession } from '#platform/web/session.ts';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { HOUR_MS, showMoment } from '#shared/calendar.ts';
import { staffTexts } from '#texts/staff.ts';
import type { Entry } from '../../contract.ts';
import type { QueueName } from '../../fields/staff-service-level.ts';
import { caseworkTexts as texts } from '../../texts/staff-casework.ts';

export const Due = ({ entry: { due, isLate } }: { entry: Pick<Entry, 'due' | 'isLate'> }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    <time dateTime={due}>{showMoment(new Date(due))}</time>
    {isLate && <StatusChip tone="bad">{texts.late}</StatusChip>}
  </span>
);

/** In the row of a list: how long it is still, or has been late; the exact moment is its title. */
export function DueShort({ entry: { due, isLate } }: { entry: Pick<Entry, 'due' | 'isLate'> }) {
  const at = new Date(due);
  const age = staffTexts.age(Math.floor(Math.abs(at.getTime() - Date.now()) / HOUR_MS));
  return (
    <time dateTime={due} title={showMoment(at)} className="figures sm:whitespace-nowrap">
      {isLate ? <StatusChip tone="bad">{texts.lateBy(age)}</StatusChip> : texts.dueIn(age)}
    </time>
  );
}

export function Owner({ entry: { owner, mayTake } }: { entry: Pick<Entry, 'owner' | 'mayTake'> }) {
  const session = useSession();
  if (!owner)
    return (
      <span className="text-muted">
        {texts.nobody}
        {!mayTake && <span className="block text-xs">{texts.notForYou}</span>}
      </span>
    );
  if (owner._id !== session?.id) return <>{owner.fullName}</>;
  return <>{mayTake ? texts.you : texts.waitsForSecond}</>;
}

const PAGES: Record<QueueName, string> = {
  Verification: '/admin/verification',
  VerificationModel5: '/admin/verification/model-5',
  Applications: '/admin/loans',
  Reviews: '/admin/loans/reviews',
  Payouts: '/admin/loans',
  Adjustments: '/admin/portfolio',
  Payments: '/admin/repayments',
  Forms: '/admin/configure-information',
  Contests: '/admin/contests',
  NewDates: '/admin/portfolio',
  Redemptions: '/admin/redeem',
  Complaints: '/admin/complaints',
  Signals: '/admin/signals',
  SecondLooks: '/admin/second-looks',
  Disagreements: '/admin/second-looks',
};

/** The page on which it is decided. */
export const pageOfEntry = ({ queue, recordId }: Pick<Entry, 'queue' | 'recordId'>): string =>
  `${PAGES[queue]}/${recordId}`;

/** What it is, and whose: no two entries of one person read alike. */
export const nameOfEntry = ({ queue, person, what }: Pick<Entry, 'queue' | 'person' | 'what'>): string =>
  [person?.fullName ?? texts.nobodyNamed, texts.queues[queue], what]
    .filter((each) => each !== null)
    .join(', ');
