// The picture of a prize, its room reserved; a drawn gift where there is none that can be shown. Its name always stands beside it.
import { Gift } from 'lucide-react';
import { useState } from 'react';

type PrizePictureProps = { imageUrl: string | null; eager?: boolean; className?: string };

export function PrizePicture({ imageUrl, eager = false, className = '' }: PrizePictureProps) {
  const [unshown, setUnshown] = useState<string | null>(null);
  if (imageUrl && imageUrl !== unshown)
    return (
      <img
        src={imageUrl}
        alt=""
        width={720}
        height={480}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setUnshown(imageUrl)}
        className={`aspect-3/2 w-full bg-sunk object-cover ${className}`}
      />
    );
  return (
    <div className={`grid aspect-3/2 w-full place-items-center bg-sunk text-muted ${className}`}>
      <Gift aria-hidden="true" className="size-12" strokeWidth={1.25} />
    </div>
  );
}
