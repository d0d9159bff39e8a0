// Which screens of staff and lenders let something be typed without asking before it is left: none should.
import { IS_OF_STAFF_OR_LENDERS } from './house-audiences.ts';
import { importsOf, isTestFile, type Sources } from './house-imports.ts';

/** What is typed into these is lost with the page. A search and a tick are not: they are asked again in a moment. */
const TYPED_INTO =
  /<(?:TextField|TextAreaField|MoneyField|NumberField|PasswordField|NewPasswordFields|RecordInput|textarea|input)\b(?:(?!\/>|type="(?:search|checkbox|radio)")[\s\S])*?\/>/;
const GUARD = 'src/platform/web/record/leave-guard.ts';

/** Every screen's file with an input of its own that no leave guard covers, neither in it nor in all who show it. */
export function unguardedForms(sources: Sources): string[] {
  const paths = [...sources.keys()].filter(
    (path) => /^src\/.*\/web\/.*\.tsx?$/.test(path) && !isTestFile(path),
  );
  const imports = paths
    .flatMap((path) => importsOf(path, sources.get(path) ?? ''))
    .filter(({ typeOnly }) => !typeOnly);
  const asked = Map.groupBy(imports, ({ from }) => from);
  const askedBy = Map.groupBy(imports, ({ target }) => target);
  /** By itself, by the form's state that it takes from a hook beside it, or by what the house has for records. */
  const guards = (path: string): boolean =>
    (asked.get(path) ?? []).some(
      ({ target }) =>
        target === GUARD ||
        ((target.endsWith('.ts') || target.startsWith('src/platform/web/record/')) &&
          !target.startsWith('src/platform/web/ui/') &&
          guards(target)),
    );
  const isGuarded = (path: string, below: readonly string[] = []): boolean => {
    const shownBy = (askedBy.get(path) ?? []).map(({ from }) => from).filter((from) => !below.includes(from));
    return guards(path) || (shownBy.length > 0 && shownBy.every((from) => isGuarded(from, [...below, path])));
  };
  return paths
    .filter((path) => IS_OF_STAFF_OR_LENDERS.test(path) && TYPED_INTO.test(sources.get(path) ?? ''))
    .filter((path) => !isGuarded(path));
}

/** The form of borrowers and visitors, whose inputs keep their own values. */
const NATIVE = 'src/platform/web/form-state/';
/** The form of a record, with revisions, the question before leaving and words for staff. */
const OF_RECORDS =
  /^src\/platform\/web\/record\/(use-record-form|record-dialog|plain-form|record-form-frame)\.tsx?$/;

/** Screens whose form is that of the other side, each with it. `sent` are the modules that borrowers and visitors are sent. */
export const formsOfTheOtherSide = (sources: Sources, sent: ReadonlySet<string>): string[] => [
  ...[...sources]
    .filter(([path]) => IS_OF_STAFF_OR_LENDERS.test(path) && !isTestFile(path))
    .flatMap(([path, source]) => importsOf(path, source))
    .filter(
      ({ target }) => /\/(use-native-form|form-dialog)\.tsx?$/.test(target) && target.startsWith(NATIVE),
    )
    .map(({ from, target }) => `${from}: ${target} is the form of borrowers and visitors`),
  ...[...sent]
    .filter((path) => OF_RECORDS.test(path))
    .map((path) => `${path}: the form of staff and lenders is sent to borrowers or visitors`),
];
