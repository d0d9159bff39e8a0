import { withEnvFile } from '../src/platform/server/settings/env-file.ts';

/** The settings of the environment and of the file .env, as a command of ours is given them; ends the command where the file is wrong. */
export function environment() {
  try {
    return withEnvFile(process.env);
  } catch (error) {
    console.error(`Pimento cannot start.\n${error.message}`);
    process.exit(1);
  }
}
