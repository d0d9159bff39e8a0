// Where a run keeps what it has seen.
import { join } from 'node:path';
import type { Role } from '../roles.ts';

const KEPT = join('test-results', 'gallery');
export const PICTURES = join(KEPT, 'pictures');
/** One file for each test: what it looked at and what it found. */
export const FOUND = join(KEPT, 'found');
/** One file for each explanation that was needed. */
export const EXPLAINED = join(KEPT, 'explained');
export const INDEX = join(KEPT, 'index.html');

/** The name of a page's pictures and of its file of findings: 'borrower-my-loans_id'. */
export const fileName = (role: Role, route: string): string =>
  `${role}-${
    route
      .slice(1)
      .replace('*', 'anything-else')
      .replaceAll(/[^a-z0-9-]+/g, '_') || 'start'
  }`;
