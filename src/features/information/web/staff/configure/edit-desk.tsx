// Edit mode: the builder over an edit that is kept in this browser, its errors, the word about others' edits, and publishing.
import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { builderTexts, configureTexts as texts } from '#features/forms/texts/staff-forms.ts';
import { Builder } from '#features/forms/web/staff/builder/builder.tsx';
import { DefinitionErrorSummary } from '#features/forms/web/staff/builder/definition-error-summary.tsx';
import { JsonView } from '#features/forms/web/staff/builder/json-view.tsx';
import type { SearchChoices } from '#features/forms/web/type-ahead-field.tsx';
import { LeaveQuestion } from '#platform/web/record/leave-question.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import type { Configuration } from '../../../contract/configuration.ts';
import type { ReadsAnswer } from '../../../rules/answers-dropped.ts';
import { configurationJson, readConfiguration } from '../../../rules/form-settings.ts';
import { OvertakenNote } from './overtaken-note.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { type Editing, useEditing } from './use-editing.ts';
import { usesInWords } from './uses-in-words.ts';

type EditDeskProps = {
  configuration: Configuration;
  account: string;
  reads: ReadsAnswer;
  search: SearchChoices | undefined;
  onLeave: () => void;
};

export function EditDesk({ configuration, account, reads, search, onLeave }: EditDeskProps) {
  const editing = useEditing(configuration, account, onLeave);
  const [goTo, setGoTo] = useState<{ place: string } | null>(null);
  const { building, dispatch, content, errors } = editing;
  const { settings, fields } = content;
  const lead = (place: string) => {
    dispatch({ step: 'choose', chosen: editing.ownerOf(place) });
    setGoTo({ place });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <OvertakenNote {...{ configuration, editing }} />
      <LeaveQuestion guard={editing.guard} />
      <Bar editing={editing} />
      <DefinitionErrorSummary errors={editing.tried} fields={fields} onGoTo={lead} />
      <Builder
        {...{ building, dispatch, errors, search, goTo }}
        askedBefore={configuration.askedBefore}
        usesOf={(name) => usesInWords(configuration, name, reads)}
        heading={settings}
        settingsEditor={
          <SettingsEditor
            {...{ settings, errors }}
            places={configuration.section}
            onEdit={(next, about) => dispatch({ step: 'settings', settings: next, about })}
          />
        }
      />
      <JsonView
        configuration={configurationJson(settings, fields)}
        edit={{
          read: (value) => readConfiguration(value, settings),
          onApply: (content) => dispatch({ step: 'replace', content }),
        }}
      />
      <PublishDialog {...{ configuration, editing, reads }} />
    </div>
  );
}

/** Stays in sight while the questions are worked through. */
function Bar({ editing }: { editing: Editing }) {
  const { building, dispatch, keeping, isChanged } = editing;
  const [isAsking, setAsking] = useState(false);
  const keptInWords = { idle: '', kept: texts.unpublished, failed: texts.notKept }[keeping.state];
  return (
    <div className="sticky top-0 z-20 flex flex-wrap items-center gap-2 border-line border-b bg-ground py-2">
      <Button
        tone="secondary"
        size="sm"
        icon={<Undo2 className="size-4" />}
        disabled={building.past.length === 0}
        onClick={() => dispatch({ step: 'undo' })}
      >
        {builderTexts.undo}
      </Button>
      <Button
        tone="secondary"
        size="sm"
        icon={<Redo2 className="size-4" />}
        disabled={building.future.length === 0}
        onClick={() => dispatch({ step: 'redo' })}
      >
        {builderTexts.redo}
      </Button>
      <p role="status" className="min-w-0 grow text-muted text-sm">
        {isChanged ? keptInWords : texts.nothingChanged}
      </p>
      {isChanged && (
        <Button tone="quiet" size="sm" onClick={() => setAsking(true)}>
          {texts.startOver}
        </Button>
      )}
      <Button disabled={!isChanged} busy={editing.isSending} onClick={editing.tryToPublish}>
        {texts.publish}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        title={texts.startOverConfirm}
        confirmText={texts.startOver}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          editing.startOver();
        }}
      />
      {editing.refusal && (
        <div className="basis-full">
          <Banner tone="bad" role="alert">
            {editing.refusal}
          </Banner>
        </div>
      )}
    </div>
  );
}
