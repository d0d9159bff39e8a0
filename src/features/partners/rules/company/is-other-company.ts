// Whether a lender says that it is somebody else than staff checked its licence for: by its name and address, as agreements have them.

type Named = { name: string; address: string };

export const isOtherCompany = (checked: Named, said: Named): boolean =>
  wordsOf(checked.name) !== wordsOf(said.name) || wordsOf(checked.address) !== wordsOf(said.address);

/** Case, accents, spaces and what stands between words are how it is written, and not who it is. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
