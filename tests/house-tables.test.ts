// Who may write and read which table, and who may notify, checked.
import { describe, expect, it } from 'vitest';
import { sources } from './support/house-sources.ts';
import { tableFaults } from './support/house-tables.ts';

it('has one writer a table, and reads no table above it', () => {
  expect(tableFaults(sources)).toEqual([]);
});

it('notifies in no transaction: a commit that does takes one lock for the whole database', () => {
  const telling = [...sources].filter(
    ([path, source]) => /^src\/.*\.ts$/.test(path) && /pg_notify|\bnotify "/i.test(source),
  );
  const outside = telling.map(([path]) => path).filter((path) => !path.endsWith('.db.test.ts'));
  expect(outside).toEqual(['src/platform/server/database/listening.ts']);
  const functions = [...sources].filter(([path]) => path === 'db/schema.sql');
  expect(functions.filter(([, source]) => /pg_notify/.test(source))).toEqual([]);
});

/** Four tables: what happened, loans with totals that a trigger keeps, and applications above them. */
const HOUSE = new Map([
  [
    'db/tables.ts',
    ['activities', 'loans', 'loan_totals', 'applications'].map((table) => `  ${table}: {\n  };`).join('\n'),
  ],
  [
    'db/schema.sql',
    `loans
  -- CREATE TRIGGER keep AFTER INSERT ON public.loans FOR EACH ROW EXECUTE FUNCTION keep_loan_totals()
CREATE OR REPLACE FUNCTION public.keep_loan_totals()
begin perform count_loan(new); end;
CREATE OR REPLACE FUNCTION public.count_loan(kept loans)
begin insert into loan_totals (loans) values (1); end;`,
  ],
  ['src/features/activity/server/happened.ts', 'sql`insert into activities (id) values (1)`'],
  ['src/features/loans/server/store.ts', "db.insertInto('loans')"],
  ['src/features/applications/server/store.ts', "db.insertInto('applications')"],
]);

const faultsWith = (path: string, source: string, exceptions: Parameters<typeof tableFaults>[1] = []) =>
  tableFaults(new Map([...HOUSE, [path, source]]), exceptions);

describe('the writer of a table', () => {
  const PATH = 'src/features/loans/server/tell.ts';

  it.each([
    "work.db.insertInto('activities').values(row)",
    'sql`insert into activities (id) values (1)`',
    'with made as (\n  INSERT INTO\n    activities (id) select 1)',
    "db.deleteFrom('activities as a')",
    "db.deleteFrom(['activities', 'loans'])",
    'update only activities set details = null',
    'truncate table activities',
  ])('is one: refuses elsewhere %s', (source) => {
    expect(faultsWith(PATH, source)).toEqual([
      `activities: written by activity and loans, though one area alone may: src/features/activity/server/happened.ts, ${PATH}`,
    ]);
  });

  it('counts a function of the database as what it writes', () => {
    const path = 'src/features/reports/server/count.ts';
    expect(faultsWith(path, 'sql`select count_loan(l) from loans l`')).toEqual([
      expect.stringContaining('loan_totals: written by loans and reports'),
    ]);
  });

  it('is whoever owns the column that a function of the database fills by default', () => {
    const schema = `applications
  number integer not null default next_number()

${HOUSE.get('db/schema.sql')}
CREATE OR REPLACE FUNCTION public.next_number()
  update loan_numbers set last = last + 1 returning last`;
    const tables = `${HOUSE.get('db/tables.ts')}\n  loan_numbers: {\n  };`;
    const house = new Map([...HOUSE, ['db/schema.sql', schema], ['db/tables.ts', tables]]);
    expect(tableFaults(house, [])).toEqual([]);
    const above = new Map([...house, [PATH, 'sql`select last from loan_numbers`']]);
    expect(tableFaults(above, [])).toEqual([
      `${PATH}: reads loan_numbers, which is above it, of applications`,
    ]);
  });

  it('is looked for in platform and app too, but not in the demo, which fills an empty database', () => {
    const source = "db.insertInto('loans')";
    expect(faultsWith('src/platform/server/jobs.ts', source)).toContainEqual(
      expect.stringContaining('loans: written by loans and platform'),
    );
    expect(faultsWith('src/app/server/jobs.ts', source)).toContainEqual(
      expect.stringContaining('loans: written by app and loans'),
    );
    expect(faultsWith('src/app/server/demo/loans.ts', source)).toEqual([]);
  });

  it('is somebody', () => {
    const unwritten = [...HOUSE].filter(([path]) => path !== 'src/features/loans/server/store.ts');
    expect(tableFaults(new Map(unwritten), [])).toEqual([
      'loans: belongs to nobody, for nothing writes it',
      'loan_totals: belongs to nobody, for nothing writes it',
    ]);
  });

  it.each([
    [PATH, "db.insertInto('loan_activities'); sql`insert into activities_of_old`"],
    [PATH, '// They insert into activities.\n/* and update activities */'],
    ['src/features/loans/server/store.db.test.ts', "insertInto('activities')"],
    ['src/features/loans/texts/staff.ts', "'Update activities'"],
  ])('lets pass in %s: %s', (path, source) => {
    expect(faultsWith(path, source)).toEqual([]);
  });
});

describe('the readers of a table', () => {
  const PATH = 'src/features/loans/server/read.ts';

  it.each([
    "db.selectFrom('applications as a')",
    "db.selectFrom(['loans', 'applications'])",
    "query.leftJoin('applications', 'a.id', 'l.id')",
    "exists(selectFrom('applications'))",
    'sql`select 1 from loans l, applications a`',
    'sql`select 1 from loans join applications a on a.id = loan_id`',
    'sql`update loans set x = 1 from\n      applications`',
  ])('lie above it or beside: refuses below %s', (source) => {
    expect(faultsWith(PATH, source)).toEqual([
      `${PATH}: reads applications, which is above it, of applications`,
    ]);
  });

  it('of totals that a trigger keeps are those of the table beside which they are kept', () => {
    const path = 'src/features/accounts/server/read.ts';
    expect(faultsWith(path, 'sql`select 1 from loan_totals`')).toEqual([
      `${path}: reads loan_totals, which is above it, of loans`,
    ]);
    expect(faultsWith('src/features/reports/server/read.ts', 'sql`select 1 from loan_totals`')).toEqual([]);
  });

  it('may lie below by an exception, as long as it is needed', () => {
    const exceptions = [{ reader: 'loans', tables: ['applications'], because: 'it is so' }];
    expect(faultsWith(PATH, "db.selectFrom('applications')", exceptions)).toEqual([]);
    expect(faultsWith(PATH, "db.selectFrom('loans')", exceptions)).toEqual([
      'loans: may read applications by exception, and does not',
    ]);
  });
});
