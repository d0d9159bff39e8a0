// The reasons that a rejection offers: their words, for which section, and in which order.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Section } from '#features/information/contract.ts';
import { sectionsQuery } from '#features/information/web/staff/queries.ts';
import { CallFailed } from '#platform/web/call.ts';
import { useLeaveGuard } from '#platform/web/record/leave-guard.ts';
import { LeaveQuestion } from '#platform/web/record/leave-question.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { RejectionReason } from '../../../contract.ts';
import { MOST_REASONS } from '../../../fields/staff-words.ts';
import { reasonTexts as texts } from '../../../texts/staff-workbench.ts';
import { call, reasonsQuery } from '../queries.ts';

export function StaffReasons() {
  const query = useQuery(reasonsQuery);
  const { data: sections = [] } = useQuery(sectionsQuery);
  return (
    <Page title={texts.title} lead={texts.lead} back={{ to: '/admin/verification' }}>
      <Loaded query={query} skeleton={<Skeleton className="h-96 rounded-lg" />}>
        {({ version, reasons }) => <ReasonsForm version={version} saved={reasons} sections={sections} />}
      </Loaded>
    </Page>
  );
}

/** A reason in the form, with a key that its row keeps while it is moved. */
type Line = RejectionReason & { key: string };

const asLines = (reasons: readonly RejectionReason[]): Line[] =>
  reasons.map((reason) => ({ ...reason, key: crypto.randomUUID() }));

type ReasonsFormProps = {
  version: number;
  saved: readonly RejectionReason[];
  sections: readonly Pick<Section, 'sId' | 'name' | 'for'>[];
};

function ReasonsForm({ version, saved, sections }: ReasonsFormProps) {
  const [lines, setLines] = useState(() => asLines(saved));
  /** The version that these lines began with; somebody else may have saved since. */
  const [base, setBase] = useState(version);
  const [isValidated, setValidated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = useSave(base, setBase);
  const guard = useLeaveGuard(!isSame(lines, saved) && !save.isPending);
  const change = (key: string, next: Partial<RejectionReason>) =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, ...next } : line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    const blank = lines.findIndex(({ reason }) => reason.trim() === '');
    if (blank >= 0) form.current?.querySelectorAll<HTMLElement>('input')[blank]?.focus();
    else save.mutate(lines.map(({ reason, sId }) => ({ reason: reason.trim(), sId })));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      {lines.length === 0 && <EmptyState text={texts.none} />}
      {lines.map((line, place) => (
        <ReasonLine
          key={line.key}
          line={line}
          place={place}
          sections={sections}
          error={isValidated && line.reason.trim() === '' ? texts.blank : undefined}
          onChange={(next) => change(line.key, next)}
          onUp={() => setLines((now) => movedUp(now, place))}
          onRemove={() => setLines((now) => now.filter(({ key }) => key !== line.key))}
        />
      ))}
      <LeaveQuestion guard={guard} isKept={false} />
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          icon={<Plus className="size-5" />}
          disabled={lines.length >= MOST_REASONS}
          onClick={() => setLines((now) => [...now, ...asLines([{ reason: '', sId: null }])])}
        >
          {texts.add}
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            setLines(asLines(saved));
            setBase(version);
          }}
        >
          {texts.reset}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

const isSame = (lines: readonly Line[], saved: readonly RejectionReason[]): boolean =>
  lines.length === saved.length &&
  lines.every(
    ({ reason, sId }, place) => reason.trim() === saved[place]?.reason && sId === saved[place]?.sId,
  );

function movedUp(lines: readonly Line[], place: number): Line[] {
  const moved = [...lines];
  moved.splice(Math.max(0, place - 1), 0, ...moved.splice(place, 1));
  return moved;
}

type ReasonLineProps = {
  line: Line;
  place: number;
  sections: ReasonsFormProps['sections'];
  error: string | undefined;
  onChange: (next: Partial<RejectionReason>) => void;
  onUp: () => void;
  onRemove: () => void;
};

const ReasonLine = ({ line, place, sections, error, onChange, onUp, onRemove }: ReasonLineProps) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <legend className="sr-only">{texts.legend(place + 1)}</legend>
    <TextField
      label={texts.reason}
      error={error}
      maxLength={300}
      value={line.reason}
      onValue={(reason) => onChange({ reason })}
    />
    <div className="flex items-start gap-1">
      <SelectField
        className="min-w-0 flex-1"
        label={texts.section}
        placeholder={texts.everySection}
        required={false}
        options={sections.map(({ sId, name }) => ({ value: sId, label: name }))}
        value={line.sId ?? ''}
        onValue={(sId) => onChange({ sId: sId || null })}
      />
      <Button
        tone="quiet"
        size="sm"
        className="mt-8"
        disabled={place === 0}
        aria-label={texts.up(place + 1)}
        onClick={onUp}
        icon={<ArrowUp className="size-5" />}
      />
      <Button
        tone="quiet"
        size="sm"
        className="mt-8"
        aria-label={texts.remove(place + 1)}
        onClick={onRemove}
        icon={<Trash2 className="size-5" />}
      />
    </div>
  </fieldset>
);

/** The mutation that saves. Where somebody else has saved meanwhile, that is said, and what was written here stays until it is undone. */
function useSave(base: number, onSaved: (version: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reasons: RejectionReason[]) =>
      call('POST /api/verification/reasons', { body: { version: base, reasons } }),
    onSuccess: ({ message, version }) => {
      toast.good(message);
      onSaved(version);
      return queries.invalidateQueries({ queryKey: reasonsQuery.queryKey });
    },
    onError: (failure) => failure instanceof CallFailed && toast.bad(failure.message),
  });
}
