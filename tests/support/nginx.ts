// Where nginx lies on this machine, for the tests of the configuration that is delivered for it.
import { existsSync } from 'node:fs';

export const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);
