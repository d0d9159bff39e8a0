// Why a change was asked for, by whom and when.
import { StackedFact } from '#platform/web/ui/list/facts.tsx';
import { showMoment } from '#shared/calendar.ts';
import { secondPersonTexts as texts } from '../../texts/staff-second-person.ts';

export type RequestAsked = { reason: string; askedBy: { fullName: string }; askedAt: string };

export const AskedBy = ({ request: { reason, askedBy, askedAt } }: { request: RequestAsked }) => (
  <>
    <dl>
      <StackedFact name={texts.why}>{reason}</StackedFact>
    </dl>
    <p className="text-muted text-sm">{texts.byAt(askedBy.fullName, showMoment(new Date(askedAt)))}</p>
  </>
);
