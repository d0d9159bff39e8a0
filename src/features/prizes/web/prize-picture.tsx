// The picture of a prize, its room reserved; a drawn gift where there is none. Its name always stands beside it.
import { Gift } from 'lucide-react';

type PrizePictureProps = { imageUrl: string | null; eager?: boolean; className?: string };

export const PrizePicture = ({ imageUrl, eager = false, className = '' }: PrizePictureProps) =>
  imageUrl ? (
    <img
      src={imageUrl}
      alt=""
      width={720}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      className={`aspect-3/2 w-full bg-sunk object-cover ${className}`}
    />
  ) : (
    <div className={`grid aspect-3/2 w-full place-items-center bg-sunk text-muted ${className}`}>
      <Gift aria-hidden="true" className="size-12" strokeWidth={1.25} />
    </div>
  );
