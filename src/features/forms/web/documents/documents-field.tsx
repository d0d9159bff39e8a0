// The documents of one field: camera or chooser, each made ready and validated when it is picked, shown with its size.
import { Camera, LoaderCircle, Upload } from 'lucide-react';
import type { Dispatch } from 'react';
import type { FieldDefinition } from '#features/forms/contract.ts';
import { FieldGroup, type FieldProps, type FieldTies } from '#platform/web/ui/form/field.tsx';
import { ChosenFileRow, FilePicker } from '#platform/web/ui/form/file-picker.tsx';
import type { Day } from '#shared/calendar.ts';
import { uiTexts } from '#texts/ui.ts';
import { fillingTexts } from '../../texts/forms.ts';
import type { FillingStep } from '../filling.ts';
import { documentsIn } from './documents-in.ts';
import { DoubtHint } from './doubt-hint.tsx';
import { type LocalDocument, mostDocuments } from './local-document.ts';
import { acceptOf } from './media-type.ts';
import { allowedTypes } from './prepare-document.ts';
import { usePicking } from './use-picking.ts';
import { usePreview } from './use-preview.ts';

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
  const { isPreparing, pick } = usePicking({ field, room, today, dispatch });
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
              onTakenAgain={(files) => void pick(files, document.id)}
            />
          ))}
          {isPreparing && (
            <p role="status" className="flex min-h-14 items-center gap-3 text-muted">
              <LoaderCircle className="turn size-5" />
              {fillingTexts.preparing}
            </p>
          )}
          {room > 0 && !isPreparing && (
            <Pickers
              {...{ field, ties, room }}
              pick={(files) => void pick(files)}
              hasSome={documents.length > 0}
            />
          )}
        </div>
      )}
    </FieldGroup>
  );
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
