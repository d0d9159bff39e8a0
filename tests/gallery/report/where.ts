// Where a run keeps what it has seen.
import { join } from 'node:path';

const KEPT = join('test-results', 'gallery');
export const PICTURES = join(KEPT, 'pictures');
/** One file for each test: what it looked at and what it found. */
export const FOUND = join(KEPT, 'found');
export const INDEX = join(KEPT, 'index.html');
