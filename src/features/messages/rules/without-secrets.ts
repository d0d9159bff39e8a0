// The text of an e-mail as others than its recipient may read it: links keep their place, but nothing that opens it.

/** The query and fragment of an address hold tokens; a long run of letters and figures elsewhere may be one too. */
const ADDRESS = /(https?:\/\/[^\s?#]+)[?#]\S*/g;
const LONG_CODE = /(?<![\w/.:@-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}/g;

export const withoutSecrets = (text: string, hidden: string): string =>
  text.replace(ADDRESS, `$1?${hidden}`).replace(LONG_CODE, hidden);
