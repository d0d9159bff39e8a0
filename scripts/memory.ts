// How a server is started so that it takes little memory (memory.env).
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const {
  NODE_FLAGS = '',
  SERVER_FLAGS = '',
  ...environment
} = parseEnv(readFileSync(new URL('memory.env', import.meta.url), 'utf8'));

/** For Node's command line. */
export const memoryFlags = `${NODE_FLAGS} ${SERVER_FLAGS}`.split(' ');

/** For the environment of its process, where nothing else is said there. */
export const memoryEnvironment = environment;
