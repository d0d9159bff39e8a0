// A product or a loan as it is sent: its fields, the edit that it is, and its picture as a file beside them.

type OfferForm<Draft> = {
  draft: () => Draft;
  picture: File | null | undefined;
  base: number | undefined;
};

/** `_id`: of the one that is edited. */
export const offerSent = <Draft>(
  { draft, picture, base }: OfferForm<Draft>,
  field: string,
  _id?: string,
) => ({
  extraInfo: {
    ...draft(),
    keepsImage: picture !== null,
    ...(_id === undefined ? {} : { _id }),
    ...(base === undefined ? {} : { revision: base }),
  },
  files: picture ? [{ field, file: picture }] : [],
});
