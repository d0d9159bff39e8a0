// The documents of one field: camera or chooser, each made ready and judged when it is picked, shown with its size.
import { Camera, LoaderCircle, Upload } from 'lucide-react';
import { type Dispatch, useEffect, useState } from 'react';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { FieldGroup, type FieldProps, type FieldTies } from '#platform/web/ui/form/field.tsx';
import { ChosenFileRow, FilePicker } from '#platform/web/ui/form/file-picker.tsx';
import type { Day } from '#shared/calendar.ts';
import { uiTexts } from '#texts/ui.ts';
import { fillingTexts, formTexts } from '../../texts/forms.ts';
import type { FillingStep } from '../filling.ts';
import { documentsIn } from './documents-in.ts';
import { DoubtHint } from './doubt-hint.tsx';
import { documentFault, type LocalDocument, mostDocuments } from './local-document.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { acceptOf } from './media-type.ts';
import { allowedTypes, prepareDocument } from './prepare-document.ts';

type DocumentsFieldProps = {
  field: FieldDefinition;
  frame: FieldProps;
  value: unknown;
  today: Day;
  dispatch: Dispatch<FillingStep>;
};

export function DocumentsField({ field, frame, value, today, dispatch }: DocumentsFieldProps) {
  const documents = documentsIn(value);
  const room = mostDocuments(field) - documents.length;
  const { name } = field;
  const { isPreparing, pick } = usePicking(field, room, today, dispatch);
  return (
    <FieldGroup {...frame}>
      {(ties) => (
        <div className="grid gap-3 rounded-md border border-edge border-dashed bg-surface p-3">
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onRemove={() => dispatch({ step: 'remove', name, id: document.id })}
              onTrust={() => dispatch({ step: 'trust', name, id: document.id })}
              onTakenAgain={(files) => pick(files, document.id)}
            />
          ))}
          {isPreparing && (
            <p role="status" className="flex min-h-14 items-center gap-3 text-muted">
              <LoaderCircle className="turn size-5" />
              {fillingTexts.preparing}
            </p>
          )}
          {room > 0 && !isPreparing && (
            <Pickers {...{ field, ties, pick, room }} hasSome={documents.length > 0} />
          )}
        </div>
      )}
    </FieldGroup>
  );
}

/** Makes picked files ready one after the other, so that a small phone holds one picture at a time. */
function usePicking(field: FieldDefinition, room: number, today: Day, dispatch: Dispatch<FillingStep>) {
  const [isPreparing, setPreparing] = useState(false);
  const { name } = field;
  const pick = async (files: readonly File[], inPlaceOf?: string) => {
    setPreparing(true);
    const places = inPlaceOf === undefined ? room : 1;
    let fault = files.length > places ? formTexts.countMax(mostDocuments(field)) : undefined;
    for (const file of files.slice(0, places)) {
      try {
        const document = await prepareDocument(file, allowedTypes(field));
        const wrong = documentFault(field, document, today);
        fault ??= wrong;
        if (wrong !== undefined) continue;
        const doubt = await lookAtPicture(document);
        if (inPlaceOf !== undefined) dispatch({ step: 'remove', name, id: inPlaceOf });
        dispatch({ step: 'add', name, documents: [doubt ? { ...document, doubt } : document] });
      } catch {
        fault ??= fillingTexts.fileUnreadable;
      }
    }
    if (fault !== undefined) dispatch({ step: 'fault', name, fault });
    setPreparing(false);
  };
  return { isPreparing, pick };
}

type PickersProps = {
  field: FieldDefinition;
  ties: FieldTies;
  room: number;
  hasSome: boolean;
  pick: (files: readonly File[]) => void;
};

/** The camera is offered where a finger is the pointer: on phones and tablets. */
function Pickers({ field, ties, room, hasSome, pick }: PickersProps) {
  const accept = acceptOf(allowedTypes(field));
  return (
    <div className="flex flex-wrap gap-2">
      {accept.includes('image/') && (
        <span className="hidden pointer-coarse:contents">
          <FilePicker
            accept="image/*"
            capture="environment"
            onPick={pick}
            icon={<Camera className="size-5" />}
            text={uiTexts.takePhoto}
          />
        </span>
      )}
      <FilePicker
        {...ties}
        name={field.name}
        accept={accept}
        multiple={room > 1}
        onPick={pick}
        icon={<Upload className="size-5" />}
        text={hasSome ? fillingTexts.addFile : uiTexts.chooseFile}
      />
    </div>
  );
}

type DocumentRowProps = {
  document: LocalDocument;
  onRemove: () => void;
  onTrust: () => void;
  onTakenAgain: (files: readonly File[]) => void;
};

function DocumentRow({ document, onRemove, onTrust, onTakenAgain }: DocumentRowProps) {
  const previewUrl = usePreview(document);
  return (
    <>
      <ChosenFileRow file={{ ...document, ...(previewUrl ? { previewUrl } : {}) }} onRemove={onRemove} />
      {document.doubt && <DoubtHint doubt={document.doubt} {...{ onTrust, onTakenAgain }} />}
    </>
  );
}

/** An address of the picture as long as it is shown; null for a PDF. */
function usePreview({ blob, type }: LocalDocument): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const isPicture = type.startsWith('image/');
  useEffect(() => {
    if (!isPicture) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, isPicture]);
  return url;
}
