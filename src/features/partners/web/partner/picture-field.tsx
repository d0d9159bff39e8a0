// The picture of a lender's company, product or loan in its form: the one that there is or was chosen, and the way to another.
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shrunkPicture } from '#features/forms/web/documents/shrink-picture.ts';
import { FieldGroup } from '#platform/web/ui/form/field.tsx';
import { FilePicker } from '#platform/web/ui/form/file-picker.tsx';
import { pictureError } from '../../rules/picture-error.ts';
import { lenderPictureTexts as texts } from '../../texts/partner-company.ts';

/** Larger ones are made smaller here: every borrower who looks pays for them. */
const SMALL_BYTES = 300 * 1024;

type PictureFieldProps = {
  /** The name of the file on the wire. */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  isChosen: boolean;
  error?: string | undefined;
  onChosen: (file: File) => void;
  onError: (message: string) => void;
  /** The picture itself, as it will be shown. */
  children: ReactNode;
};

export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, optional, isChosen, error, onChosen, onError, children } = props;
  const [preparing, setPreparing] = useState(false);
  const pick = async ([file]: File[]) => {
    if (!file) return;
    const wrong = pictureError(label, file);
    if (wrong) return onError(wrong);
    setPreparing(true);
    const smaller = file.size > SMALL_BYTES ? await shrunkPicture(file) : null;
    setPreparing(false);
    onChosen(smaller ? new File([smaller], asJpeg(file.name), { type: smaller.type }) : file);
  };
  return (
    <FieldGroup
      label={label}
      hint={hint ? `${hint} ${texts.hint}` : texts.hint}
      {...(optional ? { optional } : {})}
      {...(error ? { error } : {})}
    >
      {(ties) => (
        <div className="flex flex-wrap items-center gap-4" data-field={name}>
          {children}
          <FilePicker
            name={name}
            accept=".jpg,.jpeg,.png,image/jpeg,image/png"
            icon={<ImagePlus className="size-5" />}
            text={isChosen ? texts.other : texts.choose}
            aria-describedby={ties['aria-describedby']}
            onPick={pick}
          />
          <span role="status" className="sr-only">
            {preparing ? texts.preparing : ''}
          </span>
        </div>
      )}
    </FieldGroup>
  );
}

const asJpeg = (name: string): string => `${name.replace(/\.\w+$/, '')}.jpg`;
