// Below a picture that may not be readable: what is doubted, and two ways on. Nothing is refused.
import { Camera } from 'lucide-react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { FilePicker } from '#platform/web/ui/form/file-picker.tsx';
import { photoTexts as texts } from '../../texts/photos.ts';
import type { PictureDoubt } from './picture-doubt.ts';

type DoubtHintProps = {
  doubt: PictureDoubt;
  onTrust: () => void;
  /** The picture stays until another one was taken. */
  onTakenAgain: (files: readonly File[]) => void;
};

export const DoubtHint = ({ doubt, onTrust, onTakenAgain }: DoubtHintProps) => (
  <Banner tone="wait" role="status">
    <p>{texts.doubts[doubt]}</p>
    <div className="mt-3 flex flex-wrap gap-2">
      <FilePicker
        accept="image/*"
        capture="environment"
        onPick={onTakenAgain}
        icon={<Camera className="size-5" />}
        text={texts.takeAgain}
      />
      <Button tone="quiet" onClick={onTrust}>
        {texts.useAnyway}
      </Button>
    </div>
  </Banner>
);
