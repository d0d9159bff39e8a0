// One earlier version of a form, to look at; and the way to publish it again.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { settingsTexts } from '#features/forms/texts/staff-forms.ts';
import { DefinitionList } from '#features/forms/web/staff/builder/words/definition-list.tsx';
import { CallFailed } from '#platform/web/call.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { uiTexts } from '#texts/ui.ts';
import type { ConfigurationKind, HistoryLine } from '../../../contract/configuration.ts';
import { historyTexts as texts } from '../../../texts/staff-schemas.ts';
import { revertConfiguration } from './publish-configuration.ts';
import { versionQuery } from './queries.ts';

type VersionDialogProps = {
  kind: ConfigurationKind;
  id: string;
  present: string;
  edition: number;
  askedBefore: readonly FieldDefinition[];
  /** null: closed. */
  line: HistoryLine | null;
  onClose: () => void;
};

export function VersionDialog(props: VersionDialogProps) {
  const { line, present, onClose } = props;
  const { isAsking, setAsking, isSending, refused, revert } = useReverting(props);
  const number = line?.version ?? 0;
  const mayRevert = line !== null && line._id !== present;
  const footer = (
    <>
      <Button tone="secondary" onClick={onClose}>
        {uiTexts.close}
      </Button>
      {mayRevert && <Button onClick={() => setAsking(true)}>{texts.revert(number)}</Button>}
    </>
  );
  return (
    <>
      <Dialog
        open={line !== null && !isAsking}
        // The question over it takes its place for a while.
        onClose={onClose}
        title={line ? `${texts.version(number)}: ${line.title}` : ''}
        footer={footer}
        width="lg"
      >
        {refused && (
          <Banner tone="bad" role="alert" title={texts.cannotRevert}>
            <ul className="grid list-disc gap-1 pl-5">
              {refused.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Banner>
        )}
        {line && <VersionFields id={line._id} askedBefore={props.askedBefore} />}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        busy={isSending}
        title={texts.revertConfirm(number)}
        confirmText={texts.revert(number)}
        onConfirm={revert}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.revertLead}</p>
      </ConfirmDialog>
    </>
  );
}

function VersionFields({ id, askedBefore }: { id: string; askedBefore: readonly FieldDefinition[] }) {
  const version = useQuery(versionQuery(id));
  return (
    <Loaded query={version}>
      {({ description, fields }) => (
        <div className="grid gap-4">
          <p className="text-muted">{description}</p>
          <DefinitionList {...{ fields, askedBefore }} />
        </div>
      )}
    </Loaded>
  );
}

function useReverting({ kind, id, edition, line, onClose }: VersionDialogProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ of: HistoryLine; words: string[] } | null>(null);
  const revert = async () => {
    if (!line) return;
    setSending(true);
    try {
      const { message } = await revertConfiguration({ kind, _id: id }, edition, line._id);
      toast.good(message);
      onClose();
    } catch (failure) {
      toast.bad(settingsTexts.editFailed);
      setFailed({ of: line, words: wordsOf(failure) });
    }
    setSending(false);
    setAsking(false);
    await queries.invalidateQueries({ queryKey: ['configuration'] });
  };
  const refused = failed?.of === line ? failed.words : null;
  return { isAsking, setAsking, isSending, refused, revert: () => void revert() };
}

function wordsOf(failure: unknown): string[] {
  if (!(failure instanceof CallFailed)) return [settingsTexts.editFailed];
  const places = Object.values(failure.fields);
  return places.length > 0 ? [...new Set(places)] : [failure.message];
}
