// The questions of the form being built, in order: choose, add, move, copy, remove; every step also by keyboard.
import { ArrowDown, ArrowUp, Copy, GitBranch, Settings2, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import { errorsOfField, placeOf } from '../../../rules/definition/error-places.ts';
import { kindOf } from '../../../rules/kind.ts';
import { isRequired } from '../../../rules/validate-answers.ts';
import { kindTexts, settingsTexts, builderTexts as texts } from '../../../texts/staff-forms.ts';
import type { Chosen, Entry } from './building.ts';
import { KIND_ICONS } from './kind-icons.ts';

type OutlineProps = {
  entries: readonly Entry[];
  chosen: Chosen;
  errors: FieldErrors;
  onChoose: (chosen: Chosen) => void;
  onMove: (key: number, by: number) => void;
  onDuplicate: (key: number) => void;
  onRemove: (key: number) => void;
};

export function Outline(props: OutlineProps) {
  const { entries, chosen, errors, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(list);
  const ofSettings = Object.keys(errors).filter((place) => placeOf(place).field === null).length;
  return (
    <div ref={list} className="grid gap-1">
      <Row
        isChosen={chosen === 'settings'}
        onChoose={() => onChoose('settings')}
        icon={<Settings2 className="size-5 shrink-0" />}
        label={settingsTexts.heading}
        errors={ofSettings}
      />
      <ol className="grid gap-1">
        {entries.map((entry, place) => (
          <li key={entry.key} className="grid gap-1">
            <GroupMark entries={entries} place={place} />
            <Question {...props} {...{ entry, place, refocus }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A button that moved with its row, or went with it, gives the focus on when the list has been drawn again. */
function useRefocus(list: RefObject<HTMLDivElement | null>) {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const target = list.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    target?.focus();
  });
  return (selector: string) => {
    wanted.current = selector;
  };
}

function GroupMark({ entries, place }: { entries: readonly Entry[]; place: number }) {
  const group = entries[place]?.field.group;
  if (place > 0 && entries[place - 1]?.field.group === group) return null;
  if (place === 0 && group === undefined) return null;
  return <p className="px-2 pt-2 font-semibold text-muted text-xs">{group ?? texts.noGroup}</p>;
}

type QuestionProps = OutlineProps & { entry: Entry; place: number; refocus: (selector: string) => void };

function Question({ entry, place, refocus, entries, chosen, errors, ...on }: QuestionProps) {
  const { key, field } = entry;
  const isChosen = chosen === key;
  const Icon = KIND_ICONS[kindOf(field)];
  const move = (by: number, selector: string) => {
    refocus(selector);
    on.onMove(key, by);
  };
  const byKeys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey) return;
    event.preventDefault();
    move(by, `[data-row="${key}"]`);
  };
  const isConditional = Boolean(field.conditionalValidations?.length || field.whenAnswered);
  return (
    <div className={isChosen ? 'rounded-md border border-leaf bg-leaf-soft' : ''}>
      <Row
        row={key}
        isChosen={isChosen}
        onChoose={() => on.onChoose(key)}
        onKeyDown={byKeys}
        icon={<Icon className="size-5 shrink-0" />}
        label={field.label || field.name}
        note={kindTexts[kindOf(field)]}
        isRequired={isRequired(field)}
        isConditional={isConditional}
        errors={Object.keys(errorsOfField(errors, place)).length}
      />
      {isChosen && (
        <div className="flex justify-between px-1 pb-1">
          <Act mark="up" label={texts.moveUp} off={place === 0} onPress={() => move(-1, '[data-act="up"]')}>
            <ArrowUp className="size-5" />
          </Act>
          <Act
            mark="down"
            label={texts.moveDown}
            off={place === entries.length - 1}
            onPress={() => move(1, '[data-act="down"]')}
          >
            <ArrowDown className="size-5" />
          </Act>
          <Act mark="copy" label={texts.duplicate} onPress={() => on.onDuplicate(key)}>
            <Copy className="size-5" />
          </Act>
          <Act
            mark="remove"
            label={texts.remove}
            onPress={() => {
              refocus('[aria-current="true"]');
              on.onRemove(key);
            }}
          >
            <Trash2 className="size-5" />
          </Act>
        </div>
      )}
    </div>
  );
}

type RowProps = {
  row?: number;
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  icon: ReactNode;
  label: string;
  note?: string;
  isRequired?: boolean;
  isConditional?: boolean;
  errors: number;
};

const Row = ({ row, isChosen, onChoose, onKeyDown, icon, label, note, errors, ...marks }: RowProps) => (
  <button
    type="button"
    data-row={row}
    aria-current={isChosen ? 'true' : undefined}
    onClick={onChoose}
    onKeyDown={onKeyDown}
    className={`flex min-h-12 w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left ${isChosen ? 'bg-leaf-soft text-leaf' : 'hover:bg-sunk'}`}
  >
    {icon}
    <span className="min-w-0 grow">
      <span className="block font-medium text-sm">
        {label}
        {marks.isRequired && (
          <span className="text-pimento">
            {' *'}
            <span className="sr-only"> {texts.mustAnswer}</span>
          </span>
        )}
      </span>
      {note && <span className="block text-muted text-xs">{note}</span>}
      {errors > 0 && <StatusChip tone="bad">{texts.errors(errors)}</StatusChip>}
    </span>
    {marks.isConditional && (
      <>
        <GitBranch className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{texts.isConditional}</span>
      </>
    )}
  </button>
);

type ActProps = { mark: string; label: string; off?: boolean; onPress: () => void; children: ReactNode };

/** Off rather than disabled, so that it keeps the focus at the end of the list. */
const Act = ({ mark, label, off = false, onPress, children }: ActProps) => (
  <button
    type="button"
    data-act={mark}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={() => !off && onPress()}
    className="grid size-11 place-items-center rounded-md text-leaf hover:bg-surface aria-disabled:cursor-default aria-disabled:opacity-40"
  >
    {children}
  </button>
);
