// What contests hold of a prize: how many are left for another one, and whether the prize can be taken off.

/** `promised`: contests that are not drawn; `reserved`: prizes that contests may still hand over. */
export const mayRemove = ({ promised, reserved }: { promised: number; reserved: number }): boolean =>
  promised === 0 && reserved === 0;

/** How many a contest can still be promised; null without a limit. */
export const leftInStock = ({
  stock,
  reserved,
}: {
  stock: number | null;
  reserved: number;
}): number | null => (stock === null ? null : stock - reserved);
