// The filters of a list, each declared once: its contract validates by them, its screen reads them from the address.

type Choices = readonly [string, ...string[]];

/** Words that are searched for; choices, of which none need be made; or choices of which `usual` applies where none is made. */
type ListFilter = 'words' | Choices | { readonly choices: Choices; readonly usual: string };

export type ListFilters = Readonly<Record<string, ListFilter>>;

type ValueOf<Filter> = Filter extends 'words'
  ? string
  : Filter extends { choices: readonly (infer Choice)[] }
    ? Choice
    : Filter extends readonly (infer Choice)[]
      ? Choice | undefined
      : never;

/** What the filters of a list narrow it to. */
export type FilterValues<Filters extends ListFilters> = { [Name in keyof Filters]: ValueOf<Filters[Name]> };

export const listFilters = <const Filters extends ListFilters>(filters: Filters): Filters => filters;

/** Of a list that can be searched and narrowed by nothing else. */
export const bySearch = listFilters({ search: 'words' });

/** The longest text that is searched for. */
export const MOST_LETTERS = 100;
