// One complaint at the desk: who sent it and what was written, by when it is due, what was done, and what can be done next.
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showDay, showMoment } from '#shared/calendar.ts';
import type { DeskComplaint as Complaint } from '../../contract/desk.ts';
import { whyNotAnswer } from '../../rules/complaint.ts';
import { complaintTexts } from '../../texts/complaints.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';
import { ComplaintState } from '../complaint-state.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ComplaintActions } from './complaint-actions.tsx';
import { deskComplaintQuery } from './queries.ts';

export function DeskComplaint({ id }: { id: string }) {
  const query = useQuery(deskComplaintQuery(id));
  const { search } = useLocation();
  const officer = useSession()?.id ?? '';
  const { data } = query;
  return (
    <Page
      title={data ? texts.titleOf(data.number) : texts.one}
      back={{ to: `/admin/complaints${search}` }}
      actions={data && <ComplaintActions complaint={data} officer={officer} />}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(complaint) => (
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
            <div className="grid grid-cols-1 gap-6">
              <Warnings complaint={complaint} officer={officer} />
              <Card className="grid gap-4">
                <h2 className="font-bold text-xl">{texts.said}</h2>
                <p className="wrap-anywhere whitespace-pre-line">{complaint.words ?? texts.forgotten}</p>
                <ComplaintFacts complaint={complaint} />
              </Card>
            </div>
            <div className="grid grid-cols-1 gap-6">
              {whyNotAnswer(heldOf(complaint), officer) === null && <AnswerForm id={id} />}
              <History complaint={complaint} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

type Props = { complaint: Complaint };

const heldOf = ({ state, owner, escalatedFrom }: Complaint) => ({
  ...{ state, ownerId: owner?._id ?? null, escalatedFrom: escalatedFrom?._id ?? null },
});

function Warnings({
  complaint: { isForAdmins, isWithheld, escalatedFrom },
  officer,
}: Props & { officer: string }) {
  return (
    <>
      {isForAdmins && <Banner>{texts.aboutStaff}</Banner>}
      {isWithheld && <Banner tone="info">{texts.withheld}</Banner>}
      {escalatedFrom && (
        <Banner>
          {escalatedFrom._id === officer ? texts.firstPerson : texts.secondPerson(escalatedFrom.fullName)}
        </Banner>
      )}
    </>
  );
}

function ComplaintFacts({ complaint }: Props) {
  const { from, email, about, owner, outcome } = complaint;
  return (
    <Facts>
      <Fact name={texts.state}>
        <ComplaintState complaint={complaint} />
      </Fact>
      <Fact name={texts.category}>{complaintTexts.categories[complaint.category]}</Fact>
      {from && (
        <Fact name={texts.from}>
          {from._id ? <PersonLink id={from._id} name={from.fullName} /> : from.fullName}
        </Fact>
      )}
      {email && (
        <Fact name={texts.email}>
          <EmailAddress of={email} />
        </Fact>
      )}
      {about && (
        <Fact name={texts.record}>
          <Link to={about.link} className="link inline-block min-w-11 py-2.5">
            {about.name}
          </Link>
        </Fact>
      )}
      <Fact name={texts.owner}>{owner?.fullName ?? texts.nobody}</Fact>
      <Fact name={texts.sent}>{showMoment(new Date(complaint.sent))}</Fact>
      <Fact name={texts.takeUpBy}>{showDay(complaint.takeUpBy)}</Fact>
      <Fact name={texts.answerBy}>{showDay(complaint.answerBy)}</Fact>
      {outcome && <Fact name={texts.outcome}>{complaintTexts.outcomes[outcome]}</Fact>}
    </Facts>
  );
}

const PersonLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/admin/users/${id}`} className="link inline-block min-w-11 py-2.5">
    {name}
  </Link>
);

const History = ({ complaint: { steps } }: Props) =>
  steps.length === 0 ? null : (
    <Card className="grid gap-3">
      <h2 className="font-bold text-xl">{texts.history}</h2>
      <ol className="grid gap-3">
        {steps.map(({ kind, words, at, by }) => (
          <li key={`${kind} ${at}`}>
            <p className="text-muted text-sm">
              {texts.step(texts.steps[kind], by ?? texts.bySender, showMoment(new Date(at)))}
            </p>
            {words && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
