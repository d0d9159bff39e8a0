// What stands beside a rule in SQL: the rule that it mirrors, under the same name, and the test that holds both to each other.
import { isTestFile, type Sources } from './house-imports.ts';

const RULE_IN_SQL = /^src\/(features\/[^/]+|platform\/server)\/rules-in-sql\/([^/]+)\.ts$/;

/** Every rule in SQL that nothing holds to a rule, one sentence each. */
export function lonelyRulesInSql(sources: Sources): string[] {
  const paths = [...sources.keys()];
  return paths
    .filter((path) => !isTestFile(path))
    .flatMap((path) => {
      const [, home, name] = RULE_IN_SQL.exec(path) ?? [];
      if (home === undefined) return [];
      const rules = home === 'platform/server' ? 'src/shared/' : `src/${home}/rules/`;
      const hasRule = paths.some((other) => other.startsWith(rules) && other.endsWith(`/${name}.ts`));
      const hasTest = sources.has(path.replace(/\.ts$/, '.db.test.ts'));
      return [
        ...(hasRule ? [] : [`${path}: no rule of that name is in ${rules}`]),
        ...(hasTest ? [] : [`${path}: no test holds it to its rule`]),
      ];
    });
}
