// A search text as a pattern for LIKE: found anywhere, lower case, its own wildcards taken literally.

export const likePattern = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
