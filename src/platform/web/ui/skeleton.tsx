// Grey shapes that hold the place of what is loading.

/** `className` gives the size: `<Skeleton className="h-6 w-40" />`. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <div aria-hidden="true" className={`breathe rounded-md bg-line ${className}`} />
);

/** `count` cards of one height, in the grid that the cards will have. */
export const CardSkeletons = ({ count = 4, className = 'h-36' }: { count?: number; className?: string }) => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <Skeleton key={place} className={`rounded-lg ${className}`} />
    ))}
  </div>
);

/** Lines as high as a table's rows; eight, like a page of a table. */
export const RowSkeletons = ({ count = 8 }: { count?: number }) => (
  <div className="grid gap-2">
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <Skeleton key={place} className="h-12" />
    ))}
  </div>
);
