// Every explanation, of all files in `explained/`: one of each part that has any.
import { readdirSync } from 'node:fs';
import type { Explained } from './explanation.ts';

const folder = new URL('./explained/', import.meta.url);

export async function allExplained(): Promise<Explained[]> {
  const lists = await Promise.all(readdirSync(folder).sort().map(explainedIn));
  return lists.flat();
}

async function explainedIn(file: string): Promise<Explained[]> {
  const { explained } = (await import(/* @vite-ignore */ new URL(file, folder).href)) as {
    explained: Explained[];
  };
  return explained;
}
