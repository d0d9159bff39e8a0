// What the tests know of the world that was made before them.
import { readFileSync } from 'node:fs';
import type { Role } from '../roles.ts';
import type { Records } from './make-world.ts';

/** Names the file, for the processes that run the tests. */
export const WORLD = 'GALLERY_WORLD';

export type World = {
  url: string;
  /** The file with each role's cookies. */
  cookies: Record<Role, string>;
  records: Records;
  /** The script that judges in the page. */
  judge: string;
};

export const readWorld = (): World => JSON.parse(readFileSync(process.env[WORLD] ?? '', 'utf8'));
