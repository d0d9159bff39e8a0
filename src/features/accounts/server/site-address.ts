// Links in mails: made from the configured address alone, never from what a request says of itself.
import type { Config } from '#platform/server/config.ts';

/** A full address for a path such as `/verify-email`, with its query. */
export function linkTo(config: Config, path: string, query: Record<string, string> = {}): string {
  const link = new URL(path, config.publicUrl ?? `http://localhost:${config.port}`);
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  return link.href;
}
