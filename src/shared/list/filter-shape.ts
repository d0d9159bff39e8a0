// The filters of a list on the wire, made of their declaration.
import { z } from 'zod';
import { type ListFilters, MOST_LETTERS } from './filters.ts';

const words = z.string().trim().max(MOST_LETTERS).optional();

type ChoiceShape<Choice extends string> = z.ZodEnum<{ [One in Choice]: One }>;

type FilterShape<Filter> = Filter extends 'words'
  ? typeof words
  : Filter extends { choices: readonly (infer Choice extends string)[] }
    ? z.ZodDefault<ChoiceShape<Choice>>
    : Filter extends readonly (infer Choice extends string)[]
      ? z.ZodOptional<ChoiceShape<Choice>>
      : never;

export const filterShape = <Filters extends ListFilters>(filters: Filters) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      if (filter === 'words') return [name, words];
      if ('usual' in filter) return [name, z.enum(filter.choices).default(filter.usual)];
      return [name, z.enum(filter).optional()];
    }),
  ) as { [Name in keyof Filters]: FilterShape<Filters[Name]> };
