// The question before publishing: what changes, and what others lose by it.
import { diffDefinitions, isSameForm } from '#features/forms/rules/definition/diff-definitions.ts';
import { settingsTexts, configureTexts as texts } from '#features/forms/texts/staff-forms.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import type { Configuration } from '../../../contract/configuration.ts';
import { DifferencesList } from './differences-list.tsx';
import type { Editing } from './use-editing.ts';
import { lossesInWords, type ReadsAnswer } from './uses-in-words.ts';

type PublishDialogProps = { configuration: Configuration; editing: Editing; reads: ReadsAnswer };

export function PublishDialog({ configuration, editing, reads }: PublishDialogProps) {
  const { isAsking, isSending, approve, cancel, content } = editing;
  const { settings, fields } = content;
  const losses = lossesInWords(configuration, fields, reads);
  const hasNewWords =
    settings.title.trim() !== configuration.title ||
    settings.description.trim() !== configuration.description;
  const isNewVersion = hasNewWords || !isSameForm(configuration.fields, fields);
  return (
    <ConfirmDialog
      open={isAsking}
      busy={isSending}
      title={settingsTexts.confirm}
      confirmText={texts.publishYes}
      onConfirm={approve}
      onCancel={cancel}
    >
      {losses.length > 0 && (
        <Banner tone="bad" title={texts.atRisk}>
          <ul className="grid list-disc gap-1 pl-5">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </Banner>
      )}
      {isNewVersion ? (
        <>
          <p>{texts.nextVersion(configuration.version.version + 1)}</p>
          <DifferencesList
            differences={diffDefinitions(configuration.fields, fields)}
            hasNewWords={hasNewWords}
          />
        </>
      ) : (
        <p>{texts.onlySettings}</p>
      )}
    </ConfirmDialog>
  );
}
