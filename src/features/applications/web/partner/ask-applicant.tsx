// What a lender asks its applicant besides, with the answers; and its own notes.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { showMoment } from '#shared/calendar.ts';
import { askFields, noteFields } from '../../fields/partner-words.ts';
import { partnerWordsTexts as texts } from '../../texts/words/partner-words.ts';
import { call, wordsQuery } from '../words/queries.ts';
import { WordsList } from '../words/words-list.tsx';

const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'notes', id],
    queryFn: ({ signal }) => call('GET /api/loan-application/:id/notes', { params: { id } }, { signal }),
  });

export function AskApplicant({ id, applicant }: { id: string; applicant: string | undefined }) {
  const { data } = useQuery(wordsQuery(id));
  const [isAsking, setAsking] = useState(false);
  if (!data || (data.words.length === 0 && !data.mayWrite)) return null;
  const names = { Lender: texts.you, Borrower: applicant ?? texts.applicant };
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-bold text-xl">{texts.title}</h2>
        <p className="text-muted text-sm">{texts.lead}</p>
      </div>
      {data.words.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <WordsList words={data.words} names={names} wants={texts.wants} />
      )}
      {data.mayWrite && (
        <Button tone="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          {texts.askButton}
        </Button>
      )}
      <RecordDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.askTitle}
        fields={askFields}
        send={(body) => call('POST /api/loan-application/:id/words/ask', { params: { id }, body })}
        confirmText={texts.send}
        topics={['applications']}
      >
        {(form) => (
          <>
            <RecordInput form={form} name="text" />
            <fieldset className="grid gap-2">
              <legend className="font-semibold">{texts.papers}</legend>
              <p className="text-muted text-sm">{texts.papersLead}</p>
              {(['identity', 'address', 'income', 'bank'] as const).map((name) => (
                <RecordInput key={name} form={form} name={name} />
              ))}
            </fieldset>
          </>
        )}
      </RecordDialog>
    </Card>
  );
}

export function LenderNotes({ id }: { id: string }) {
  const { data } = useQuery(notesQuery(id));
  const [isAdding, setAdding] = useState(false);
  if (!data) return null;
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="font-bold text-xl">{texts.notes}</h2>
        <p className="text-muted text-sm">{texts.notesLead}</p>
      </div>
      {data.notes.length === 0 && <p className="text-muted">{texts.noNotes}</p>}
      <ul className="grid gap-3">
        {data.notes.map(({ _id, text, writtenAt }) => (
          <li key={_id} className="grid gap-1 rounded-md border border-line bg-ground p-3">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <time dateTime={writtenAt} className="text-muted text-sm">
              {showMoment(new Date(writtenAt))}
            </time>
          </li>
        ))}
      </ul>
      <Button tone="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
        {texts.addNote}
      </Button>
      <RecordDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title={texts.addNote}
        fields={noteFields}
        send={(body) => call('POST /api/loan-application/:id/notes', { params: { id }, body })}
        confirmText={texts.saveNote}
        topics={['applications']}
      />
    </Card>
  );
}
