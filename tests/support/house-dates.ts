// Where a day or a moment is written for people otherwise than by `showDay`, `showMoment` and `showTime` of `shared/calendar.ts`.

const FORMATTERS = 'src/shared/calendar.ts';
/** The choice of a month, by its name alone; the name of a weekday. */
const NAMES_ALONE = [
  'src/platform/web/ui/form/day-parts-field.tsx',
  'src/features/loans/web/new-dates/ask-dialog.tsx',
];

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

const OTHERWISE: readonly RegExp[] = [
  /\.toLocale(?:Date|Time)String\(/,
  /\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\(/,
  /\bDateTimeFormat\(/,
  new RegExp(`['" ]${MONTH} ${MONTH}['" ]`),
  // A date that somebody has typed out, in words that people read.
  new RegExp(`['"\`>][^'"\`<\\n]*(?:\\b\\d{1,2} ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?),? \\d{4}`),
];

/** The files that do, in order; a comment is not read by people. */
export function datesOtherwise(sources: ReadonlyMap<string, string>): string[] {
  const days = dayNames(sources);
  return [...sources].flatMap(([path, text]) => {
    if (path === FORMATTERS || NAMES_ALONE.includes(path) || !isRead(path)) return [];
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return OTHERWISE.some((way) => way.test(code)) || showsRaw(code, days) ? [path] : [];
  });
}

const isRead = (path: string): boolean =>
  /^src\/(?!.*\.(?:test|property)\.|.*test-support).*\.tsx?$/.test(path) && !/\/demo\//.test(path);

/** What contracts call a day: shown as it is, it would read YYYY-MM-DD. */
function dayNames(sources: ReadonlyMap<string, string>): ReadonlySet<string> {
  const contracts = [...sources].filter(([path]) => /\/contract(?:\/[\w-]+)?\.ts$/.test(path));
  return new Set(
    contracts.flatMap(([, text]) =>
      [...text.matchAll(/^\s*(\w+): z\b.*brand<'day'>/gm)].map(([, name = '']) => name),
    ),
  );
}

/** Names that mean a day only where nothing else fits; `from` and `to` name places too. */
const AMBIGUOUS = ['from', 'to', 'before', 'body', 'day'];

const showsRaw = (code: string, days: ReadonlySet<string>): boolean =>
  [...days]
    .filter((name) => !AMBIGUOUS.includes(name))
    .some((name) => new RegExp(`>\\s*\\{(?!texts\\.)[\\w.?]*\\b${name}\\}`).test(code));
