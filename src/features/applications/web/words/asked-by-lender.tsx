// What a lender asks besides, for its applicant to read and answer, with the way to send papers.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { wordsTexts as texts } from '../../texts/words/words.ts';
import { call, wordsQuery } from './queries.ts';
import { WordsList } from './words-list.tsx';

/** Nothing until the lender has asked. */
export function AskedByLender({ id, lender }: { id: string; lender: string }) {
  const { data } = useQuery(wordsQuery(id));
  if (!data || data.words.length === 0) return null;
  const asksForPapers = data.words.some(({ wants }) => wants.length > 0);
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-bold text-xl">{texts.title(lender)}</h2>
        <p className="text-muted text-sm">{texts.lead(lender)}</p>
      </div>
      <WordsList words={data.words} names={{ Lender: lender, Borrower: texts.you }} wants={texts.wants} />
      {asksForPapers && <p className="text-sm">{texts.papersNote}</p>}
      {data.mayWrite && asksForPapers && (
        <Link
          to="/earn-points?tab=documents"
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {texts.toPapers}
        </Link>
      )}
      {data.mayWrite && <Answer id={id} />}
    </Card>
  );
}

function Answer({ id }: { id: string }) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const { field, busy, attach, reset } = useNativeForm({
    names: ['text'],
    validate: ({ text }): FieldErrors => (text.trim() === '' ? { text: texts.answerNeeded } : {}),
    send: async ({ text }) => {
      setFailure('');
      try {
        const body = { text: text.trim() };
        const { message } = await call('POST /api/loan-application/:id/words/answer', {
          params: { id },
          body,
        });
        reset();
        toast.good(message);
      } finally {
        void queries.invalidateQueries({ queryKey: ['applications'] });
      }
    },
    onFailure: ({ message }) => setFailure(message),
  });
  return (
    <form {...attach} className="grid gap-3">
      <TextAreaField {...field('text')} label={texts.answer} maxLength={2_000} />
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
      <Button type="submit" className="justify-self-start" busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}
