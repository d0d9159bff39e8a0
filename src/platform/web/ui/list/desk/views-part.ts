// What a desk puts above each of its lists for saved views; a list does not know how they are kept.
import { type ComponentType, createContext } from 'react';

export type ViewsPart = ComponentType<{ list: string }>;

export const ViewsOfLists = createContext<ViewsPart | null>(null);
