// One review: what the borrower wrote, the decision that it is about, and the answer in words.

import { useQuery } from '@tanstack/react-query';
import { PlainForm } from '#platform/web/record/plain-form.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Output } from '#shared/endpoint.ts';
import type { reviewEndpoints } from '../../contract/reviews.ts';
import { answerFields, validateAnswer } from '../../fields/staff-answer.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { DecisionBehind } from '../staff/decision-behind.tsx';
import { reviewQuery } from '../staff/queries.ts';
import { call } from './queries.ts';

type Review = Output<(typeof reviewEndpoints)['GET /api/decision-reviews/:id']>;

export function StaffReview({ id }: { id: string }) {
  const query = useQuery(reviewQuery(id));
  const { data } = query;
  return (
    <Page
      title={data ? texts.title(data.user.fullName) : texts.tab}
      lead={data && <EmailAddress of={data.user.email} />}
      back={{ to: '/admin/loans?tab=reviews' }}
      actions={data && <PersonLinks id={data.user._id} />}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(review) => (
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <Card className="grid gap-4">
              <h2 className="font-bold text-xl">{texts.said}</h2>
              <p className="whitespace-pre-line">{review.words || texts.saidNothing}</p>
              <p className="text-muted text-sm">
                {texts.asked} {showMoment(new Date(review.askedAt))}
              </p>
              {review.state === 'Waiting' ? <AnswerForm id={id} /> : <Answered review={review} />}
            </Card>
            <DecisionBehind decision={review.decision} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const PersonLinks = ({ id }: { id: string }) => (
  <>
    <LinkButton tone="secondary" to={`/admin/submission/user/${id}`}>
      {texts.toSubmissions}
    </LinkButton>
    <LinkButton tone="secondary" to={`/admin/users/${id}`}>
      {texts.toPerson}
    </LinkButton>
  </>
);

const Answered = ({ review: { answer, answeredBy, answeredAt } }: { review: Review }) => (
  <Banner
    tone="good"
    title={answeredAt ? texts.answeredBy(answeredBy ?? '', showMoment(new Date(answeredAt))) : ''}
  >
    <p className="whitespace-pre-line">{answer}</p>
  </Banner>
);

function AnswerForm({ id }: { id: string }) {
  const form = useRecordForm({
    fields: answerFields,
    place: `review:${id}`,
    validate: validateAnswer,
  });
  const saving = useSaveRecord({
    form,
    send: () => call('POST /api/decision-reviews/:id/answer', { params: { id }, body: form.draft() }),
    topics: ['reviews'],
  });
  return (
    <PlainForm form={form} saving={saving} submitText={texts.answerSend}>
      <RecordInput form={form} name="answer" />
    </PlainForm>
  );
}
