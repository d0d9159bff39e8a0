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
import type { Configuration, HistoryLine } from '../../../contract/configuration.ts';
import { answersDropped, type ReadsAnswer } from '../../../rules/answers-dropped.ts';
import { historyTexts as texts } from '../../../texts/staff-schemas.ts';
import { AskPublishDialog } from '../requests/ask-publish-dialog.tsx';
import { revertConfiguration } from './publish-configuration.ts';
import { versionQuery } from './queries.ts';
import { lossesInWords } from './uses-in-words.ts';

type VersionDialogProps = {
  configuration: Configuration;
  reads: ReadsAnswer;
  /** null: closed. */
  line: HistoryLine | null;
  onClose: () => void;
};

export function VersionDialog(props: VersionDialogProps) {
  const { line, configuration, reads, onClose } = props;
  const { isAsking, setAsking, isSending, refused, revert } = useReverting(props);
  const number = line?.version ?? 0;
  const mayRevert = line !== null && line._id !== configuration.version._id;
  const { data } = useQuery({ ...versionQuery(line?._id ?? ''), enabled: mayRevert });
  const after = { ...(data ?? configuration), name: configuration.name };
  const isGuarded = answersDropped(configuration, after, reads).length > 0;
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
        {line && <VersionFields id={line._id} askedBefore={configuration.askedBefore} />}
      </Dialog>
      <AskPublishDialog
        open={isAsking && isGuarded}
        title={texts.revertConfirm(number)}
        losses={lossesInWords(configuration, after, reads)}
        send={(reason) => revertConfiguration(configuration, configuration.edition, line?._id ?? '', reason)}
        onAsked={() => {
          setAsking(false);
          onClose();
        }}
        onClose={() => setAsking(false)}
      />
      <ConfirmDialog
        open={isAsking && !isGuarded}
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

function useReverting({ configuration, line, onClose }: VersionDialogProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ of: HistoryLine; words: string[] } | null>(null);
  const revert = async () => {
    if (!line) return;
    setSending(true);
    try {
      const { message } = await revertConfiguration(configuration, configuration.edition, line._id);
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
