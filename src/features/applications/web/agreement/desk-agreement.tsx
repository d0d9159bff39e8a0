// The agreement beside an application, for staff and for its lender: where it stands, its papers, and the clock once it is signed.
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import { readDay, showDay } from '#shared/calendar.ts';
import type { Agreement, AgreementState } from '../../contract/agreement.ts';
import { agreementDeskTexts as texts } from '../../texts/staff-agreement.ts';
import { DisbursementClock } from '../staff/disbursement-clock.tsx';
import { momentOf } from './agreement-step.tsx';
import { agreementQuery } from './queries.ts';

const TONES: Record<AgreementState, Tone> = {
  Preparing: 'wait',
  ReadyToSign: 'wait',
  Signed: 'good',
  Declined: 'neutral',
  Cancelled: 'neutral',
};

type DeskAgreementProps = {
  id: string;
  /** What is to be done about it, at its foot. */
  action?: (agreement: Agreement) => ReactNode;
};

/** Nothing where there is no agreement; show it for approved applications alone. */
export function DeskAgreement({ id, action }: DeskAgreementProps) {
  const { data } = useQuery(agreementQuery(id));
  if (!data) return null;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-bold text-xl">{texts.title}</h2>
      <Facts>
        <Fact name={texts.state}>
          <span role="status">
            <StatusChip tone={TONES[data.state]}>{texts.states[data.state]}</StatusChip>
          </span>
        </Fact>
        {data.number && <Fact name={texts.number}>{data.number}</Fact>}
        {data.preparedAt && <Fact name={texts.prepared}>{momentOf(data.preparedAt)}</Fact>}
        {data.signedAt && (
          <Fact name={texts.signed}>
            {data.signedName
              ? texts.signedBy(data.signedName, momentOf(data.signedAt))
              : momentOf(data.signedAt)}
          </Fact>
        )}
        {data.declinedAt && <Fact name={texts.declined}>{momentOf(data.declinedAt)}</Fact>}
        <Cancelled agreement={data} />
        <Money agreement={data} />
      </Facts>
      <Papers agreement={data} />
      {action?.(data)}
    </Card>
  );
}

/** Who did it is shown to staff alone, and the reason to whoever may know the borrower. */
function Cancelled({ agreement: { cancelled } }: { agreement: Agreement }) {
  if (!cancelled) return null;
  const { at, by, reason } = cancelled;
  return (
    <>
      <Fact name={texts.cancelled}>{by ? texts.cancelledBy(by, momentOf(at)) : momentOf(at)}</Fact>
      {reason && (
        <Fact name={texts.reason}>
          <span className="whitespace-pre-line">{reason}</span>
        </Fact>
      )}
    </>
  );
}

function Money({ agreement: { disbursedOn, moneyDueBy } }: { agreement: Agreement }) {
  const day = disbursedOn === null ? null : readDay(disbursedOn);
  if (day) return <Fact name={texts.money}>{texts.handedOver(showDay(day))}</Fact>;
  if (!moneyDueBy) return null;
  return (
    <Fact name={texts.money}>
      <DisbursementClock moneyDueBy={moneyDueBy} />
    </Fact>
  );
}

function Papers({ agreement: { state, paper, signedPaper } }: { agreement: Agreement }) {
  if (!paper) return state === 'ReadyToSign' ? <p className="text-muted">{texts.hidden}</p> : null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      <PaperLink id={paper._id}>{texts.paper}</PaperLink>
      {signedPaper && <PaperLink id={signedPaper._id}>{texts.signedPaper}</PaperLink>}
    </ul>
  );
}

const PaperLink = ({ id, children }: { id: string; children: string }) => (
  <li>
    <a
      href={`/api/files/${id}`}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-h-11 items-center gap-2"
    >
      <FileText className="size-5" />
      {children}
    </a>
  </li>
);
