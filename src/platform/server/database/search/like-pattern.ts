// A search text as a pattern for LIKE: found anywhere, lower case, its own wildcards taken literally.

export type LikePattern = string & { readonly pattern: unique symbol };

export const likePattern = (search: string) =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` as LikePattern;
