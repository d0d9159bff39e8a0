// Everything that moves in edit mode: the steps of the builder, the edit kept in the browser, errors, and publishing.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { isSameForm } from '#features/forms/rules/definition/diff-definitions.ts';
import { definitionErrors, placeOf } from '#features/forms/rules/definition/error-places.ts';
import { settingsTexts } from '#features/forms/texts/staff-forms.ts';
import {
  type Building,
  type BuildingStep,
  begunBuilding,
  type Chosen,
  type Content,
  contentOf,
  nextBuilding,
} from '#features/forms/web/staff/builder/building.ts';
import { CallFailed } from '#platform/web/call.ts';
import { readKept } from '#platform/web/record/kept-draft.ts';
import { useLeaveGuard } from '#platform/web/record/leave-guard.ts';
import { useKeeping } from '#platform/web/record/use-keeping.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import type { Configuration } from '../../../contract/configuration.ts';
import { type FormSettings, settingsErrors, settingsOf } from '../../../rules/form-settings.ts';
import { publishConfiguration } from './publish-configuration.ts';

export type Editing = ReturnType<typeof useEditing>;

const NOTHING: FieldErrors = {};

export function useEditing(configuration: Configuration, account: string, onLeave: () => void) {
  const { kind, _id, edition, askedBefore } = configuration;
  const form = `${kind}:${_id}`;
  const published = useMemo(
    () => ({ settings: settingsOf(configuration), fields: configuration.fields }),
    [configuration],
  );
  const [base, setBase] = useState(() => baseOf(configuration, readKept<KeptEdit>(account, form)));
  const [building, dispatch] = useReducer(step, base.content ?? published, begunBuilding<FormSettings>);
  const content = contentOf(building);
  const errors = useMemo(
    () => ({
      ...settingsErrors(content.settings),
      ...definitionErrors(content.fields, askedBefore),
    }),
    [content.settings, content.fields, askedBefore],
  );
  const isChanged = !isSame(content, published);
  const keeping = useKeeping(
    account,
    form,
    isChanged ? { ...content, edition: base.edition, version: base.version } : null,
  );
  const guard = useLeaveGuard(isChanged);
  const publishing = usePublishing(configuration, { content, edition: base.edition, errors }, () => {
    keeping.forget();
    guard.release();
    onLeave();
  });
  const rebase = () => setBase(baseOf(configuration, null));
  const startOver = () => {
    rebase();
    dispatch({ step: 'replace', content: published });
    publishing.reset();
  };
  /** The entry whose property a place is. */
  const ownerOf = (place: string): Chosen => {
    const { field } = placeOf(place);
    return (field === null ? undefined : building.now.entries[field]?.key) ?? 'settings';
  };
  return {
    ...publishing,
    ...{ building, dispatch, content, isChanged, keeping, guard, startOver, ownerOf },
    errors: { ...errors, ...publishing.serverErrors },
    keepMine: rebase,
    baseVersion: base.version,
    isOvertaken: edition !== base.edition && !publishing.isSending,
  };
}

const step = (building: Building<FormSettings>, next: BuildingStep<FormSettings>) =>
  nextBuilding(building, next);

/** `edition` and `version` are those that it was begun from. */
type KeptEdit = Content<FormSettings> & { edition: number; version: number };

const baseOf = ({ edition, version }: Configuration, kept: KeptEdit | null) => ({
  content: kept && { settings: kept.settings, fields: kept.fields },
  edition: kept?.edition ?? edition,
  version: kept?.version ?? version.version,
});

const isSame = (one: Content<FormSettings>, other: Content<FormSettings>): boolean =>
  JSON.stringify(one.settings) === JSON.stringify(other.settings) && isSameForm(one.fields, other.fields);

type Edit = { content: Content<FormSettings>; edition: number; errors: FieldErrors };

function usePublishing(configuration: Configuration, edit: Edit, onPublished: () => void) {
  const queries = useQueryClient();
  const [phase, setPhase] = useState<'idle' | 'asking' | 'sending'>('idle');
  const [tried, setTried] = useState(NOTHING);
  const [refused, setRefused] = useState<{ of: unknown; errors: FieldErrors; message: string } | null>(null);
  // What the server said of another state of the form is no longer true of this one.
  const standing = refused?.of === edit.content.fields ? refused : null;
  const tryToPublish = () => {
    setTried({ ...edit.errors });
    setRefused(null);
    if (Object.keys(edit.errors).length === 0) setPhase('asking');
  };
  const approve = async () => {
    setPhase('sending');
    try {
      const { message } = await publishConfiguration(configuration, edit.content, edit.edition);
      toast.good(message);
      onPublished();
    } catch (failure) {
      const known = failure instanceof CallFailed ? failure : null;
      const errors = known?.fields ?? NOTHING;
      toast.bad(settingsTexts.editFailed);
      setRefused({ of: edit.content.fields, errors, message: known?.message ?? settingsTexts.editFailed });
      setTried({ ...errors });
    }
    setPhase('idle');
    await Promise.all(
      ['configuration', 'informations'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })),
    );
  };
  return {
    tried,
    tryToPublish,
    /** For what waits for a second person. */
    ask: (reason: string) => publishConfiguration(configuration, edit.content, edit.edition, reason),
    asked: onPublished,
    approve: () => void approve(),
    cancel: () => setPhase('idle'),
    reset: () => {
      setTried(NOTHING);
      setRefused(null);
    },
    isAsking: phase !== 'idle',
    isSending: phase === 'sending',
    serverErrors: standing?.errors ?? NOTHING,
    /** Where it names no place. */
    refusal: standing && Object.keys(standing.errors).length === 0 ? standing.message : null,
  };
}
