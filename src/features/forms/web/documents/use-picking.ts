// Makes picked files ready, validates and looks at them, and hands those that will do to the form.
import { type Dispatch, useState } from 'react';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { fillingTexts, formTexts } from '../../texts/forms.ts';
import type { FillingStep } from '../filling.ts';
import { documentError, mostDocuments } from './local-document.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { allowedTypes, prepareDocument } from './prepare-document.ts';

type PickingOptions = {
  field: FieldDefinition;
  /** How many more the field holds. */
  room: number;
  today: Day;
  dispatch: Dispatch<FillingStep>;
};

/** Each is ready before the next is begun, so that a small phone holds one picture at a time. `pick` says whether all were taken. */
export function usePicking({ field, room, today, dispatch }: PickingOptions) {
  const [isPreparing, setPreparing] = useState(false);
  const { name } = field;
  const pick = async (files: readonly File[], inPlaceOf?: string): Promise<boolean> => {
    setPreparing(true);
    dispatch({ step: 'await' });
    const places = inPlaceOf === undefined ? room : 1;
    let error = files.length > places ? formTexts.countMax(mostDocuments(field)) : undefined;
    for (const file of files.slice(0, places)) {
      try {
        const document = await prepareDocument(file, allowedTypes(field));
        const wrong = documentError(field, document, today);
        error ??= wrong;
        if (wrong !== undefined) continue;
        const doubt = await lookAtPicture(document);
        if (inPlaceOf !== undefined) dispatch({ step: 'remove', name, id: inPlaceOf });
        dispatch({ step: 'add', name, documents: [doubt ? { ...document, doubt } : document] });
      } catch {
        error ??= fillingTexts.fileUnreadable;
      }
    }
    if (error !== undefined) dispatch({ step: 'error', name, error });
    setPreparing(false);
    dispatch({ step: 'arrived' });
    return error === undefined;
  };
  return { isPreparing, pick };
}
