// What a lender asks besides, for its applicant to read and answer, with the way to send papers.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
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
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: () =>
      call('POST /api/loan-application/:id/words/answer', { params: { id }, body: { text: text.trim() } }),
    onSuccess: ({ message }) => {
      setText('');
      setChecked(false);
      toast.good(message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['applications'] }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (text.trim() === '') field.current?.querySelector('textarea')?.focus();
    else if (!answer.isPending) answer.mutate();
  };
  return (
    <form ref={field} noValidate onSubmit={submit} className="grid gap-3">
      <TextAreaField
        label={texts.answer}
        maxLength={2_000}
        value={text}
        onValue={setText}
        {...(isChecked && text.trim() === '' ? { error: texts.answerNeeded } : {})}
      />
      {answer.error instanceof CallFailed && (
        <Banner tone="bad" role="alert">
          {answer.error.message}
        </Banner>
      )}
      <Button type="submit" className="justify-self-start" busy={answer.isPending}>
        {texts.send}
      </Button>
    </form>
  );
}
