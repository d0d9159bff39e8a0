// The picture of a prize in its form: the one that there is or was chosen, as borrowers will see it, and the way to another.
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '#platform/web/object-url.ts';
import { FieldGroup } from '#platform/web/ui/form/field.tsx';
import { FilePicker } from '#platform/web/ui/form/file-picker.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { prizeFormTexts as texts } from '../../../texts/staff-prizes.ts';
import { PrizePicture } from '../../prize-picture.tsx';
import { type ChosenPicture, choosePicture } from './choose-picture.ts';

type PictureFieldProps = {
  /** The address of the picture that is kept where no other is chosen. */
  present: string | null;
  chosen: ChosenPicture | null;
  error: string | undefined;
  onChosen: (picture: ChosenPicture) => void;
  onError: (message: string) => void;
};

export function PictureField({ present, chosen, error, onChosen, onError }: PictureFieldProps) {
  const [preparing, setPreparing] = useState(false);
  const shown = useObjectUrl(chosen?.file) ?? present;
  const pick = async ([picked]: File[]) => {
    if (!picked) return;
    setPreparing(true);
    const made = await choosePicture(picked);
    setPreparing(false);
    if ('error' in made) onError(made.error);
    else onChosen(made);
  };
  return (
    <FieldGroup label={texts.image} hint={texts.imageHint} {...(error ? { error } : {})}>
      {(ties) => (
        <div className="grid justify-items-start gap-3" data-field="imageUrl">
          <figure className="w-full max-w-sm overflow-hidden rounded-lg border border-line">
            {preparing ? <Skeleton className="aspect-3/2" /> : <PrizePicture imageUrl={shown} eager />}
            <figcaption
              className="border-line border-t bg-sunk px-3 py-2 text-muted text-sm"
              aria-live="polite"
            >
              {preparing ? texts.preparing : (chosen?.name ?? texts.preview)}
            </figcaption>
          </figure>
          <FilePicker
            name="imageUrl"
            accept=".jpg,.jpeg,.png,.gif,.pdf,image/jpeg,image/png,image/gif,application/pdf"
            icon={<ImagePlus className="size-5" />}
            text={shown ? texts.otherImage : texts.chooseImage}
            aria-describedby={ties['aria-describedby']}
            onPick={pick}
          />
        </div>
      )}
    </FieldGroup>
  );
}
