// Grey shapes that hold the place of what is loading.

/** One grey shape. `className` gives its size: `<Skeleton className="h-6 w-40" />`. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <div aria-hidden="true" className={`breathe rounded-md bg-line ${className}`} />
);

/** Placeholders for `count` cards of equal height, in the grid in which the cards will stand. */
export const CardSkeletons = ({ count = 4, className = 'h-36' }: { count?: number; className?: string }) => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <Skeleton key={place} className={`rounded-lg ${className}`} />
    ))}
  </div>
);

/** Placeholders for eight rows of a table, which is one page of it. */
export const RowSkeletons = ({ count = 8 }: { count?: number }) => (
  <div className="grid gap-2">
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <Skeleton key={place} className="h-12" />
    ))}
  </div>
);
