// The picture of a product or a loan in its form: kept, replaced, or taken away.
import type { ReactNode } from 'react';
import { useObjectUrl } from '#platform/web/object-url.ts';
import { frameOf } from '#platform/web/record/record-input.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { RecordFields } from '#shared/record/field.ts';
import { offerTexts as texts } from '../../../texts/partner-products.ts';
import { PictureField } from '../picture-field.tsx';

type OfferPictureProps = {
  form: {
    fields: RecordFields;
    picture: File | null | undefined;
    errors: Readonly<Record<string, string>>;
    choosePicture: (name: string, chosen: File | null) => void;
    setError: (name: string, error: string) => void;
  };
  name: string;
  /** The one that there is. */
  present: string | null;
  children: (image: string | null) => ReactNode;
};

export function OfferPicture({ form, name, present, children }: OfferPictureProps) {
  const image = useShownPicture(form.picture, present);
  return (
    <PictureField
      {...frameOf(form, name)}
      name={name}
      isChosen={image !== null}
      onChosen={(file) => form.choosePicture(name, file)}
      onError={(error) => form.setError(name, error)}
    >
      <div className="w-full overflow-hidden rounded-md border border-line">{children(image)}</div>
      {image !== null && (
        <Button tone="quiet" onClick={() => form.choosePicture(name, null)}>
          {texts.removePicture}
        </Button>
      )}
    </PictureField>
  );
}

/** The address of the picture as it will be: of the file that was picked, else the present one unless it is taken away. */
export function useShownPicture(picked: File | null | undefined, present: string | null): string | null {
  const chosen = useObjectUrl(picked ?? undefined);
  if (picked) return chosen;
  return picked === null ? null : present;
}
