// Notes about a person: a button that opens them, what was written, and the field for a new one. What a colleague adds appears by itself.

import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { CallFailed } from '#platform/web/call.ts';
import { AsksFirst } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import type { Note } from '../../../contract/desk.ts';
import { NOTE_LONGEST, noteError } from '../../../rules/note-text.ts';
import { notesTexts as texts } from '../../../texts/staff-people.ts';
import { staffAccountRefusals } from '../../../texts/staff-refusals.ts';
import { deskCall } from '../desk-call.ts';

/** The page of notes in the address, beside whatever else pages on the screen. */
const PAGE = 'notes';

const notesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['notes', id, page],
    queryFn: ({ signal }) => deskCall('GET /api/notes/:id', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** `id` is that of the account, a borrower's or a lender's. */
export function StaffNotes({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)} icon={<NotebookPen className="size-5" />}>
        {texts.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title(name)} width="lg">
        <p className="text-muted">{texts.lead}</p>
        <NewNote id={id} />
        <div aria-live="polite">
          <NoteList id={id} />
        </div>
      </Dialog>
    </>
  );
}

function NoteList({ id }: { id: string }) {
  const notes = useQuery(notesQuery(id, usePageNumber(PAGE)));
  return (
    <Loaded
      query={notes}
      skeleton={<RowSkeletons count={3} />}
      pageParam={PAGE}
      isEmpty={({ total }) => total === 0}
      empty={texts.empty}
    >
      {({ rows, total }) => (
        <div className="grid gap-4">
          <ol aria-label={texts.list} className="grid gap-3">
            {rows.map((note) => (
              <NoteShown key={note._id} note={note} />
            ))}
          </ol>
          <Pager rowCount={total} param={PAGE} />
        </div>
      )}
    </Loaded>
  );
}

const NoteShown = ({ note }: { note: Note }) => (
  <li className="grid gap-1 rounded-md border border-line bg-ground p-4">
    <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
      <span className="font-semibold text-ink">{note.by.fullName}</span>
      <time dateTime={note.created}>{showMoment(new Date(note.created))}</time>
    </p>
    <p className="whitespace-pre-wrap">{note.text}</p>
  </li>
);

function NewNote({ id }: { id: string }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = useMutation({
    mutationFn: () => deskCall('POST /api/notes/:id', { params: { id }, body: { text } }),
    onSuccess: () => setText(''),
    onError: (failure) => {
      setError(failure instanceof CallFailed ? failure.message : texts.failed);
      toast.bad(texts.failed);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['notes', id] }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const found = noteError(text);
    setError(found && staffAccountRefusals[found].text);
    if (found) event.currentTarget.querySelector('textarea')?.focus();
    else add.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <AsksFirst when={text !== '' && !add.isPending} />
      <TextAreaField
        label={texts.text}
        value={text}
        error={error}
        maxLength={NOTE_LONGEST}
        onValue={(typed) => {
          setText(typed);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={add.isPending} className="justify-self-end">
        {texts.add}
      </Button>
    </form>
  );
}
