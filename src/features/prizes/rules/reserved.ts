// What contests hold of a prize: how many are left for another one, and whether the prize can be taken off.

/** Whether a prize can be taken off. `promised` counts contests that are not drawn, `reserved` prizes that contests may still hand over. */
export const mayRemove = ({ promised, reserved }: { promised: number; reserved: number }): boolean =>
  promised === 0 && reserved === 0;

/** How many of a prize can still be promised to a contest; null without a limit. */
export const leftInStock = ({
  stock,
  reserved,
}: {
  stock: number | null;
  reserved: number;
}): number | null => (stock === null ? null : stock - reserved);
