// The list of settings as an operator reads it: a page of the documentation, and a file to fill in.
import { SETTINGS } from './declared.ts';

type Setting = { description?: string | undefined; safeParse(given: undefined): { data?: unknown } };

/** The text of docs/settings.md: one table for what belongs together. */
export function settingsPage(): string {
  const tables = groups().map(([title, settings]) =>
    [
      `## ${title}\n`,
      '| Name | Default | Meaning |',
      '|---|---|---|',
      ...settings.map(
        ([name, setting]) =>
          `| \`${name}\` | ${defaultOf(setting) && `\`${defaultOf(setting)}\``} | ${setting.description} |`,
      ),
    ].join('\n'),
  );
  return `${PAGE_HEAD}\n\n${tables.join('\n\n')}\n`;
}

/** The text of .env.example: every setting with its default, to be copied to .env. */
export function envExample(): string {
  const parts = groups().map(([title, settings]) =>
    [
      `## ${title}`,
      ...settings.flatMap(([name, setting]) => [
        ...comment(`${setting.description}`),
        `${name}=${defaultOf(setting)}`,
      ]),
    ].join('\n'),
  );
  return `${EXAMPLE_HEAD}\n\n${parts.join('\n\n')}\n`;
}

const PAGE_HEAD = `# Settings

Made from \`src/platform/server/settings/declared.ts\` by \`npm run settings:describe\`; a test holds the two together.

From the environment, or from a file \`.env\` in this folder (copy \`.env.example\`); where both say something the environment's stands. Each has
a safe default. A wrong value, a name in \`.env\` that is none of these, and a name in the environment that is nearly one of these
(\`SMPT_URL\`) stop the start and say so.

For tests alone, and from the environment alone: \`TEST_DATABASE_URL\` names a PostgreSQL server in place of the installed one; \`CHROMIUM_PATH\` a browser in
place of the one among the packages (Linux on x64; elsewhere an installed Chromium or Chrome is found). The packed one goes before an
installed one, which would hide that newcomers' runs fail.`;

const EXAMPLE_HEAD = `# Copy this to .env. Every setting with its default; all are optional outside production. Checked at start; a wrong one is named.`;

function groups(): [string, [string, Setting][]][] {
  return Object.entries(SETTINGS).map(([title, settings]) => [title, Object.entries(settings)]);
}

/** The default of a setting as it is written; empty where there is none. */
function defaultOf(setting: Setting): string {
  const { data } = setting.safeParse(undefined);
  return data === undefined || Array.isArray(data) ? '' : String(data);
}

/** A text as comment lines of at most 120 characters. */
function comment(text: string): string[] {
  const plain = text.replaceAll('`', '').replace(/\[(.+?)\]\((.+?)\)/g, 'docs/$2');
  return plain.match(/.{1,117}(\s|$)/g)?.map((line) => `# ${line.trimEnd()}`) ?? [];
}
