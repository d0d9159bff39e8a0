// The picture of a product, or what stands in for it. Decoration: the name is always beside it.
import { Package } from 'lucide-react';

type ProductPictureProps = { image: string | null; className?: string };

export const ProductPicture = ({ image, className = '' }: ProductPictureProps) =>
  image ? (
    <img
      src={image}
      alt=""
      width="640"
      height="320"
      className={`aspect-2/1 w-full bg-sunk object-cover ${className}`}
    />
  ) : (
    <div className={`grid aspect-2/1 w-full place-items-center bg-leaf-soft text-leaf ${className}`}>
      <Package className="size-14" strokeWidth={1.25} />
    </div>
  );
