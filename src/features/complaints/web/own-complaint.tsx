// /complaints/{id}: where a complaint stands and by when, its answer, and what its sender can still do.

import { useQuery } from '@tanstack/react-query';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import type { OwnComplaint as Complaint } from '../contract.ts';
import { complaintTexts, ownComplaintTexts as texts } from '../texts/complaints.ts';
import { ComplaintState } from './complaint-state.tsx';
import { NotHappy } from './not-happy.tsx';
import { OutsideHelp } from './outside-help.tsx';
import { ownComplaintQuery } from './queries.ts';

export function OwnComplaint({ id }: { id: string }) {
  const query = useQuery(ownComplaintQuery(id));
  const { data } = query;
  return (
    <Page
      title={data ? texts.titleOf(data.number) : texts.one}
      back={{ to: '/complaints' }}
      width="narrow"
      actions={data && <ComplaintState complaint={data} />}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {(complaint) => (
          <div className="grid grid-cols-1 gap-6">
            <Deadline complaint={complaint} />
            <Answer complaint={complaint} />
            <NotHappy complaint={complaint} />
            <Said complaint={complaint} />
            <History complaint={complaint} />
            <OutsideHelp />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Props = { complaint: Complaint };

/** By when we do what, as long as somebody waits for us. */
function Deadline({ complaint: { state, takeUpBy, answerBy, isLate } }: Props) {
  if (state === 'Answered' || state === 'Closed') return null;
  return (
    <Banner tone={isLate ? 'bad' : 'wait'}>
      <p>
        <Unbroken>{texts.waits[state](showDay(takeUpBy), showDay(answerBy))}</Unbroken>
      </p>
      {isLate && <p>{texts.late}</p>}
    </Banner>
  );
}

function Answer({ complaint: { answer, outcome } }: Props) {
  if (!answer || !outcome) return null;
  return (
    <Banner tone="good" title={texts.answeredTitle(complaintTexts.outcomes[outcome])}>
      <p className="wrap-anywhere whitespace-pre-line">{answer.words}</p>
      <DecidedBy desk="complaints" at={answer.at} />
    </Banner>
  );
}

const Said = ({ complaint: { category, about, words } }: Props) => (
  <Card className="grid gap-2">
    <h2 className="font-bold text-lg">{texts.said}</h2>
    <p className="text-muted">{complaintTexts.categories[category]}</p>
    {about && <p className="text-muted">{complaintTexts.about(about)}</p>}
    <p className="wrap-anywhere whitespace-pre-line">{words ?? texts.erased}</p>
  </Card>
);

function History({ complaint: { sent, steps } }: Props) {
  const history = [{ kind: null, words: '', at: sent }, ...steps];
  return (
    <Card className="grid gap-2">
      <h2 className="font-bold text-lg">{texts.history}</h2>
      <ol className="grid gap-3">
        {history.map(({ kind, words, at }) => (
          <li key={`${kind} ${at}`}>
            <p className="font-medium">{stepName(kind)}</p>
            <p className="text-muted text-sm">
              <time dateTime={at}>
                <Unbroken>{showMoment(new Date(at))}</Unbroken>
              </time>
            </p>
            {words && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Notes and hand-overs of the staff are not shown. */
function stepName(kind: Complaint['steps'][number]['kind'] | null): string {
  return kind === null || kind === 'Noted' || kind === 'HandedOver' ? texts.sentStep : texts.steps[kind];
}
