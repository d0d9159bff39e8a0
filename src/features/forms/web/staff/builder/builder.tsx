// The form builder: the questions in order, the editor of the one in hand, and the form as a phone shows it.
import { type Dispatch, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { FieldDefinition } from '../../../contract.ts';
import { dependentsOf } from '../../../rules/definition/edit-fields.ts';
import { errorsOfField, placeOf } from '../../../rules/definition/error-places.ts';
import { builderTexts as texts } from '../../../texts/staff-forms.ts';
import type { SearchChoices } from '../../type-ahead-field.tsx';
import { AddQuestion } from './add-question.tsx';
import { type Building, type BuildingStep, contentOf } from './building.ts';
import type { UseInWords } from './editor/answer-name.tsx';
import { FieldEditor } from './editor/field-editor.tsx';
import { Outline } from './outline.tsx';
import { PreviewPane } from './preview-pane.tsx';

export type BuilderProps<Settings> = {
  building: Building<Settings>;
  dispatch: Dispatch<BuildingStep<Settings>>;
  errors: FieldErrors;
  askedBefore: readonly FieldDefinition[];
  /** Who else goes by the answer of that name as it is published. */
  usesOf: (name: string) => readonly UseInWords[];
  settingsEditor: ReactNode;
  heading: { title: string; description: string };
  search: SearchChoices | undefined;
  /** A place to go to, by a new object each time. */
  goTo: { place: string } | null;
};

export function Builder<Settings>(props: BuilderProps<Settings>) {
  const { building, dispatch, errors, askedBefore, heading, search } = props;
  const { fields } = contentOf(building);
  const inHand = building.now.entries.find(({ key }) => key === building.chosen)?.field.name ?? null;
  const [news, setNews] = useState('');
  const { removing, askToRemove, settle } = useRemoving(props, setNews);
  const byKeys = (event: KeyboardEvent) => {
    // What is typed into the preview's own document is no business of the builder.
    const isHere = event.target instanceof Node && event.target.ownerDocument === document;
    const key = event.key.toLowerCase();
    if (!isHere || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    dispatch({ step: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what is inside; everything has its button
    <div
      onKeyDown={byKeys}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] xl:grid-cols-[13.5rem_minmax(0,1fr)_23.5rem]"
    >
      <section
        aria-label={texts.outline}
        className="flex flex-col gap-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)]"
      >
        <div className="min-h-0 overflow-y-auto p-1 max-lg:max-h-96">
          <Outline
            entries={building.now.entries}
            chosen={building.chosen}
            errors={errors}
            onChoose={(chosen) => dispatch({ step: 'choose', chosen })}
            onMove={(key, by) => {
              dispatch({ step: 'move', key, by });
              setNews(moveNews(building, key, by));
            }}
            onDuplicate={(key) => dispatch({ step: 'duplicate', key })}
            onRemove={askToRemove}
          />
        </div>
        <AddQuestion onAdd={(kind) => dispatch({ step: 'add', kind })} />
        <p className="text-muted text-xs">{texts.keysHint}</p>
        <p role="status" className="sr-only">
          {news}
        </p>
      </section>
      <EditorPane {...props} />
      <PreviewPane {...{ fields, askedBefore, heading, search, inHand }} />
      <ConfirmDialog
        danger
        open={removing !== null}
        title={removing ? texts.removeUsed(removing.label) : ''}
        confirmText={texts.remove}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        <ul className="grid list-disc gap-1 pl-5">
          {removing?.uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  );
}

/** A question that others go by is removed after a word about them; the rest at once, since a step back brings it back. */
function useRemoving<Settings>(
  { building, dispatch, usesOf }: BuilderProps<Settings>,
  announce: (news: string) => void,
) {
  type Removing = { key: number; label: string; uses: readonly UseInWords[] };
  const [removing, setRemoving] = useState<Removing | null>(null);
  const { entries } = building.now;
  const remove = (key: number, label: string) => {
    dispatch({ step: 'remove', key });
    announce(texts.removed(label));
  };
  const askToRemove = (key: number) => {
    const field = entries.find((entry) => entry.key === key)?.field;
    if (!field) return;
    const dependents = dependentsOf(contentOf(building).fields, field.name).map(({ label }) => label);
    const own = dependents.length > 0 ? [texts.usedBy.ownFields(dependents.join(', '))] : [];
    const uses = [...own, ...usesOf(field.name)];
    if (uses.length > 0) setRemoving({ key, label: field.label, uses });
    else remove(key, field.label);
  };
  const settle = (isSure: boolean) => {
    if (removing && isSure) remove(removing.key, removing.label);
    setRemoving(null);
  };
  return { removing, askToRemove, settle };
}

/** Where a question stands after its move, for who cannot see it. */
function moveNews<Settings>({ now: { entries } }: Building<Settings>, key: number, by: number): string {
  const from = entries.findIndex((entry) => entry.key === key);
  const to = Math.max(0, Math.min(entries.length - 1, from + by));
  return texts.movedTo(entries[from]?.field.label ?? '', to + 1, entries.length);
}

function EditorPane<Settings>(props: BuilderProps<Settings>) {
  const { building, dispatch, errors, askedBefore, usesOf, settingsEditor, goTo } = props;
  const pane = useRef<HTMLElement>(null);
  const { entries } = building.now;
  const place = entries.findIndex(({ key }) => key === building.chosen);
  const entry = entries[place];
  const isNew = useRef(building.lastKey);
  useEffect(() => {
    // A question that was just added is named first.
    if (building.lastKey > isNew.current && building.chosen === building.lastKey)
      pane.current?.querySelector('textarea')?.select();
    isNew.current = building.lastKey;
  }, [building.lastKey, building.chosen]);
  useEffect(() => {
    if (goTo && pane.current) focusPlace(pane.current, goTo.place);
  }, [goTo]);
  const groups = [...new Set(entries.flatMap(({ field }) => field.group ?? []))];
  return (
    <section ref={pane} aria-label={texts.editor}>
      <Card key={entry?.key ?? 'settings'}>
        {entry ? (
          <FieldEditor
            field={entry.field}
            errors={errorsOfField(errors, place)}
            earlier={entries.slice(0, place).map(({ field }) => field)}
            uses={usesOf(entry.field.name)}
            {...{ askedBefore, groups }}
            onEdit={(field, about) => dispatch({ step: 'edit', key: entry.key, field, about })}
            onRename={(name) => dispatch({ step: 'rename', key: entry.key, name })}
          />
        ) : (
          settingsEditor
        )}
      </Card>
    </section>
  );
}

/** The input at the place, or else the nearest around it. */
function focusPlace(pane: HTMLElement, place: string): void {
  const { property } = placeOf(place);
  for (let at = property; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const inside = pane.querySelector(`[data-place="${CSS.escape(at)}"]`);
    const target = inside?.querySelector<HTMLElement>(
      '[aria-invalid="true"], input, select, textarea, button',
    );
    if (target) {
      target.focus();
      return;
    }
  }
  pane.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
