// A declined borrower's way to a person: asking, waiting, and the answer in words.

import { useQuery } from '@tanstack/react-query';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { LookDeadline } from '#features/information/web/look-deadline.tsx';
import { FormDialog } from '#platform/web/form-state/form-dialog.tsx';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import { reviewTexts as texts } from '../../texts/reviews.ts';
import { call, ownReviewQuery } from './queries.ts';

/** It shows nothing until it is known whether a request waits already. */
export function AskReview() {
  const { data } = useQuery(ownReviewQuery);
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { review } = data;
  if (review?.state === 'Waiting')
    return (
      <Banner tone="wait">
        <p>
          <Unbroken>{texts.waiting(showMoment(new Date(review.askedAt)))}</Unbroken>
        </p>
        <LookDeadline sent={review.askedAt} />
      </Banner>
    );
  return (
    <Card className="grid gap-4">
      {review?.answeredAt && (
        <div className="grid gap-1">
          <p className="text-muted">{texts.answered}</p>
          <p className="whitespace-pre-line">
            <q>{review.answer}</q>
          </p>
          <DecidedBy at={review.answeredAt} />
        </div>
      )}
      <p>{texts.askLead}</p>
      <div>
        <Button
          tone="secondary"
          icon={<MessageCircleQuestion className="size-5" />}
          onClick={() => setOpen(true)}
        >
          {texts.ask}
        </Button>
      </div>
      <AskDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

function AskDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const loanType = useSession()?.infoStatus;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.askTitle}
      names={['words']}
      keptAs="decision-review"
      validate={() => ({})}
      send={({ words }) => call('POST /api/decision-reviews', { body: { words: words.trim(), loanType } })}
      topic="reviews"
      sendText={texts.send}
    >
      {(field) => (
        <TextAreaField
          {...field('words')}
          label={texts.words}
          hint={texts.wordsHint}
          optional
          maxLength={2_000}
        />
      )}
    </FormDialog>
  );
}
