// Before a form is sent: pictures whose doubt nobody has answered, large enough to be read, with the same two ways on.
import type { Dispatch } from 'react';
import type { FieldDefinition } from '#features/forms/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { fillingTexts } from '../../texts/forms.ts';
import type { FillingStep } from '../filling.ts';
import { documentsIn } from './documents-in.ts';
import { DoubtHint } from './doubt-hint.tsx';
import type { LocalDocument } from './local-document.ts';
import { usePicking } from './use-picking.ts';
import { usePreview } from './use-preview.ts';

type DoubtsReviewProps = {
  field: FieldDefinition;
  value: unknown;
  today: Day;
  dispatch: Dispatch<FillingStep>;
  /** What was taken again will not do; why stands beside the field. */
  onRefused: () => void;
};

/** Nothing where nothing is doubted. It keeps nobody from sending. */
export function DoubtsReview({ field, value, today, dispatch, onRefused }: DoubtsReviewProps) {
  const { isPreparing, pick } = usePicking({ field, room: 0, today, dispatch });
  const { name } = field;
  const takeAgain = async (files: readonly File[], id: string) => {
    if (!(await pick(files, id))) onRefused();
  };
  if (isPreparing) {
    return (
      <dd role="status" className={`${WIDE} text-muted`}>
        {fillingTexts.preparing}
      </dd>
    );
  }
  return documentsIn(value).map((document) => (
    <Doubted
      key={document.id}
      document={document}
      onTrust={() => dispatch({ step: 'trust', name, id: document.id })}
      onTakenAgain={(files) => void takeAgain(files, document.id)}
    />
  ));
}

const WIDE = 'col-span-2 mt-2';

type DoubtedProps = {
  document: LocalDocument;
  onTrust: () => void;
  onTakenAgain: (files: readonly File[]) => void;
};

const Doubted = ({ document, ...ways }: DoubtedProps) =>
  document.doubt && (
    <dd className={`${WIDE} grid gap-2`}>
      <Picture document={document} />
      <DoubtHint doubt={document.doubt} {...ways} />
    </dd>
  );

function Picture({ document }: { document: LocalDocument }) {
  const previewUrl = usePreview(document);
  return (
    previewUrl && (
      <img
        src={previewUrl}
        alt={document.name}
        className="max-h-72 rounded-sm border border-line object-contain"
      />
    )
  );
}
