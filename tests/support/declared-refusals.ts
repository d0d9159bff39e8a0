// Every refusal that the product declares: the shared ones, and those in the words of each feature.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeclaredRefusal } from '#shared/declared-refusals.ts';
import { sharedRefusals } from '#shared/refusal.ts';

export async function declaredRefusals(): Promise<DeclaredRefusal[]> {
  const tables = await Promise.all(globSync('src/features/*/texts/**/*refusals.ts').map(tablesIn));
  return [sharedRefusals, ...tables.flat()].flatMap((table) => Object.values(table));
}

async function tablesIn(path: string): Promise<Record<string, DeclaredRefusal>[]> {
  return Object.values(await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href));
}
