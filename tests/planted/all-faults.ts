// Every planted fault, of all files in `faults/`.
import { readdirSync } from 'node:fs';
import type { PlantedFault } from './planted-fault.ts';

const folder = new URL('./faults/', import.meta.url);

export async function allFaults(): Promise<PlantedFault[]> {
  const lists = await Promise.all(readdirSync(folder).sort().map(faultsIn));
  return lists.flat();
}

async function faultsIn(file: string): Promise<PlantedFault[]> {
  const { faults } = (await import(/* @vite-ignore */ new URL(file, folder).href)) as {
    faults: PlantedFault[];
  };
  return faults;
}
