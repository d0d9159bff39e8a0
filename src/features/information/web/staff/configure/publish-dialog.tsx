// The question before publishing: what changes, and what others lose by it.
import { diffDefinitions, isSameForm } from '#features/forms/rules/definition/diff-definitions.ts';
import { settingsTexts, configureTexts as texts } from '#features/forms/texts/staff-forms.ts';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import type { Configuration } from '../../../contract/configuration.ts';
import { answersDropped, fieldsAsked, type ReadsAnswer } from '../../../rules/answers-dropped.ts';
import { AskPublishDialog } from '../requests/ask-publish-dialog.tsx';
import { Losses } from '../requests/losses.tsx';
import { DifferencesList } from './differences-list.tsx';
import type { Editing } from './use-editing.ts';
import { lossesInWords } from './uses-in-words.ts';

/** A verification form is no section, and stands open. */
const opennessOf = ({ status, section }: Pick<Configuration, 'status'> & { section: Shut | null }) => ({
  status,
  isHidden: section?.isHidden ?? false,
  disablePossible: section?.disablePossible ?? true,
});

type Shut = Pick<NonNullable<Configuration['section']>, 'isHidden' | 'disablePossible'>;
type PublishDialogProps = { configuration: Configuration; editing: Editing; reads: ReadsAnswer };

export function PublishDialog({ configuration, editing, reads }: PublishDialogProps) {
  const { isAsking, isSending, approve, cancel, content } = editing;
  const { settings, fields } = content;
  const open = { ...opennessOf(settings), fields };
  const asked = { ...settings, fields: fieldsAsked(opennessOf(configuration), open) };
  const losses = lossesInWords(configuration, asked, reads);
  const hasNewWords =
    settings.title.trim() !== configuration.title ||
    settings.description.trim() !== configuration.description;
  const isNewVersion = hasNewWords || !isSameForm(configuration.fields, fields);
  const changes = (
    <DifferencesList differences={diffDefinitions(configuration.fields, fields)} hasNewWords={hasNewWords} />
  );
  if (answersDropped(configuration, asked, reads).length > 0)
    return (
      <AskPublishDialog
        open={isAsking}
        title={settingsTexts.confirm}
        losses={losses}
        send={editing.ask}
        onAsked={editing.asked}
        onClose={cancel}
      >
        {changes}
      </AskPublishDialog>
    );
  return (
    <ConfirmDialog
      open={isAsking}
      busy={isSending}
      title={settingsTexts.confirm}
      confirmText={texts.publishYes}
      onConfirm={approve}
      onCancel={cancel}
    >
      <Losses losses={losses} />
      {isNewVersion ? (
        <>
          <p>{texts.nextVersion(configuration.version.version + 1)}</p>
          {changes}
        </>
      ) : (
        <p>{texts.onlySettings}</p>
      )}
    </ConfirmDialog>
  );
}
