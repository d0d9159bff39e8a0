// A form while it is being built: its fields and settings, which of them is in hand, and the way back through the steps.

import type { FieldDefinition } from '../../../contract.ts';
import { copyOf, moved, renamed } from '../../../rules/definition/edit-fields.ts';
import { newField } from '../../../rules/definition/kinds-of-field.ts';
import type { Kind } from '../../../rules/kind.ts';
import { builderTexts as texts } from '../../../texts/staff-forms.ts';

/** A field under a key that it keeps while its name and its place change. */
export type Entry = { key: number; field: FieldDefinition };

export type Content<Settings> = { settings: Settings; fields: readonly FieldDefinition[] };
type Draft<Settings> = { settings: Settings; entries: readonly Entry[] };

/** The key of the field in hand, or the settings. */
export type Chosen = number | 'settings';

export type Building<Settings> = {
  now: Draft<Settings>;
  past: readonly Draft<Settings>[];
  future: readonly Draft<Settings>[];
  chosen: Chosen;
  /** What the last step was about: more of the same is the same step back. */
  about: string | null;
  lastKey: number;
};

export type BuildingStep<Settings> =
  | { step: 'choose'; chosen: Chosen }
  | { step: 'settings'; settings: Settings; about: string }
  /** `about` names the property. */
  | { step: 'edit'; key: number; field: FieldDefinition; about: string }
  | { step: 'rename'; key: number; name: string }
  /** Behind the one in hand. */
  | { step: 'add'; kind: Kind }
  | { step: 'duplicate' | 'remove'; key: number }
  | { step: 'move'; key: number; by: number }
  | { step: 'replace'; content: Content<Settings> }
  | { step: 'undo' | 'redo' };

const MOST_STEPS = 200;

export const begunBuilding = <Settings>({ settings, fields }: Content<Settings>): Building<Settings> => ({
  now: { settings, entries: entriesOf(fields, 0) },
  past: [],
  future: [],
  chosen: 'settings',
  about: null,
  lastKey: fields.length,
});

export const contentOf = <Settings>({ now }: Building<Settings>): Content<Settings> => ({
  settings: now.settings,
  fields: now.entries.map(({ field }) => field),
});

const entriesOf = (fields: readonly FieldDefinition[], lastKey: number): Entry[] =>
  fields.map((field, index) => ({ key: lastKey + index + 1, field }));

export function nextBuilding<Settings>(
  building: Building<Settings>,
  step: BuildingStep<Settings>,
): Building<Settings> {
  const { now } = building;
  switch (step.step) {
    case 'choose':
      return { ...building, chosen: step.chosen, about: null };
    case 'undo':
      return stepped(building, 'past', 'future');
    case 'redo':
      return stepped(building, 'future', 'past');
    case 'settings':
      return changed(building, { ...now, settings: step.settings }, `settings ${step.about}`);
    case 'edit':
      return changed(building, withEntry(now, step.key, step.field), `${step.key} ${step.about}`);
    case 'replace': {
      const entries = entriesOf(step.content.fields, building.lastKey);
      const next = changed(building, { settings: step.content.settings, entries }, null);
      return { ...next, chosen: 'settings', lastKey: building.lastKey + entries.length };
    }
    default:
      return restructured(building, step);
  }
}

type Structural = Extract<
  BuildingStep<unknown>,
  { step: 'add' | 'duplicate' | 'remove' | 'move' | 'rename' }
>;

function restructured<Settings>(building: Building<Settings>, step: Structural): Building<Settings> {
  const { now, lastKey } = building;
  const { entries } = now;
  const fields = entries.map(({ field }) => field);
  if (step.step === 'add') {
    const field = newField(step.kind, texts.newLabel, texts.option, fields);
    const place = entries.findIndex(({ key }) => key === building.chosen);
    const group = entries[place < 0 ? entries.length - 1 : place]?.field.group;
    return inserted(building, group ? { ...field, group } : field, place < 0 ? entries.length : place + 1);
  }
  const place = entries.findIndex(({ key }) => key === step.key);
  const entry = entries[place];
  if (!entry) return building;
  if (step.step === 'duplicate') return inserted(building, copyOf(entry.field, fields), place + 1);
  if (step.step === 'move')
    return {
      ...changed(building, { ...now, entries: moved(entries, place, step.by) }, null),
      chosen: step.key,
    };
  if (step.step === 'rename') {
    const next = renamed(fields, entry.field.name, step.name);
    return changed(
      building,
      { ...now, entries: entries.map((each, index) => rejoined(each, next[index])) },
      null,
    );
  }
  const rest = entries.filter(({ key }) => key !== step.key);
  const neighbour = rest[Math.min(place, rest.length - 1)];
  return {
    ...changed(building, { ...now, entries: rest }, null),
    chosen: neighbour?.key ?? 'settings',
    lastKey,
  };
}

const rejoined = (entry: Entry, field: FieldDefinition | undefined): Entry =>
  field && field !== entry.field ? { ...entry, field } : entry;

function inserted<Settings>(
  building: Building<Settings>,
  field: FieldDefinition,
  place: number,
): Building<Settings> {
  const key = building.lastKey + 1;
  const entries = building.now.entries.toSpliced(place, 0, { key, field });
  return { ...changed(building, { ...building.now, entries }, null), chosen: key, lastKey: key };
}

const withEntry = <Settings>(
  draft: Draft<Settings>,
  key: number,
  field: FieldDefinition,
): Draft<Settings> => ({
  ...draft,
  entries: draft.entries.map((entry) => (entry.key === key ? { key, field } : entry)),
});

/** `about` null: a step of its own. */
function changed<Settings>(
  building: Building<Settings>,
  now: Draft<Settings>,
  about: string | null,
): Building<Settings> {
  const isSameStep = about !== null && about === building.about;
  const past = isSameStep ? building.past : [...building.past, building.now].slice(-MOST_STEPS);
  return { ...building, now, past, future: [], about };
}

function stepped<Settings>(
  building: Building<Settings>,
  from: 'past' | 'future',
  to: 'past' | 'future',
): Building<Settings> {
  const [now, ...rest] = from === 'past' ? building.past.toReversed() : building.future;
  if (!now) return building;
  const left = from === 'past' ? rest.toReversed() : rest;
  const isThere = now.entries.some(({ key }) => key === building.chosen);
  const moved = { ...building, now, about: null, chosen: isThere ? building.chosen : ('settings' as const) };
  const kept = to === 'future' ? [building.now, ...building.future] : [...building.past, building.now];
  return { ...moved, [from]: left, [to]: kept };
}
