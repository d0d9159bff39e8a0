// The file .env, for whoever starts Pimento by hand.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames } from './declared.ts';
import { meantBy } from './misspelt.ts';

type Environment = Record<string, string | undefined>;

/**
 * The environment with what the file says beneath it: where both name a setting, the environment's stands
 * unless it is empty. A file that is not there says
 * nothing. Throws an Error whose message lists, one a line, every name in the file that is no setting: nothing else reads that file.
 */
export function withEnvFile(environment: Environment, path = '.env'): Environment {
  const text = textOf(path);
  if (text === null) return environment;
  const written = parseEnv(text);
  const errors = Object.keys(written).filter((name) => !settingNames.includes(name));
  if (errors.length > 0) throw new Error(errors.map((name) => errorOf(name, path)).join('\n'));
  const given = Object.entries(environment).filter(([name, value]) => value !== '' || !(name in written));
  return { ...written, ...Object.fromEntries(given) };
}

function errorOf(name: string, path: string): string {
  const meant = meantBy(name);
  return meant
    ? `${name} (in ${path}): did you mean ${meant}?`
    : `${name} (in ${path}): no setting has this name; docs/settings.md lists them all`;
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
