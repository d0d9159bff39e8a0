// Notes about a person: a button that opens them, what was written, and the field for a new one. What a colleague adds appears by itself.

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LeaveQuestion } from '#platform/web/record/leave-question.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.ts';
import { useSaveRecord } from '#platform/web/record/use-save-record.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Dialog, useDialogExit } from '#platform/web/ui/overlay/dialog.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { validateFields } from '#shared/record/validate.ts';
import type { Note } from '../../../contract/desk.ts';
import { noteFields } from '../../../fields/staff-note.ts';
import { notesTexts as texts } from '../../../texts/staff-people.ts';
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
  const form = useRecordForm({ fields: noteFields, validate: (draft) => validateFields(noteFields, draft) });
  useDialogExit(form.guard.before);
  const saving = useSaveRecord({
    form,
    send: () => deskCall('POST /api/notes/:id', { params: { id }, body: form.draft() }),
    failedText: texts.failed,
    topics: ['notes'],
    onStored: form.drop,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    if (Object.keys(form.ask()).length === 0) saving.send();
    else event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      {form.refused.message && (
        <Banner tone="bad" role="alert">
          {form.refused.message}
        </Banner>
      )}
      <RecordInput form={form} name="text" />
      <Button type="submit" busy={saving.isPending} className="justify-self-end">
        {texts.add}
      </Button>
      <LeaveQuestion guard={form.guard} isKept={false} />
    </form>
  );
}
