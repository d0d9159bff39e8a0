// Faults about seeds, sections, documents, prizes and contests: what is to happen once, and never below zero.
import type { PlantedFault } from '../planted-fault.ts';

const PEOPLE = 'db/migrations/0002_people.sql';
const LEDGER = 'src/features/seeds/server/ledger.ts';
const REDEEM = 'src/features/prizes/server/record-redemption.ts';
const JOIN = 'src/features/contests/server/join-contest.ts';
const VERDICT = 'src/features/verification/server/decide.ts';
const SETTLE = 'src/features/prizes/server/settle-redemption.ts';
const REDEEM_TESTS = ['src/features/prizes/server/redeem-prize.db.test.ts', 'tests/double-spend.db.test.ts'];
const SETTLE_TESTS = ['src/features/prizes/server/settle-redemption.db.test.ts'];
const SEED_TESTS = [
  'src/features/seeds/server/adjust-seeds.db.test.ts',
  'src/features/seeds/server/own-entries.db.test.ts',
];
const JOIN_TESTS = ['src/features/contests/server/join-contest.db.test.ts'];
const DRAW_TESTS = ['src/features/contests/server/draw-contest.db.test.ts'];
const SUBMIT_TESTS = ['src/features/information/server/submit-information.db.test.ts'];
const VERDICT_TESTS = [
  'src/features/verification/server/decide.db.test.ts',
  'src/features/verification/server/queue/claims.db.test.ts',
];

export const faults: PlantedFault[] = [
  {
    name: 'a balance may go below zero, by the database',
    file: PEOPLE,
    find: "constraint person_never_negative check (kind <> 'Person' or balance >= 0)",
    replace: 'constraint person_never_negative check (true)',
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'seeds are moved without their balance',
    file: PEOPLE,
    find: "update seed_accounts set balance = balance - new.seeds where id = new.from_account and kind = 'Person';",
    replace: 'perform 1;',
    tests: REDEEM_TESTS,
  },
  {
    name: 'a movement of seeds can be changed',
    file: PEOPLE,
    find: 'create trigger seed_transfers_append_only before update or delete on seed_transfers for each row execute function refuse_change();\n',
    replace: '',
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'the movements of seeds can be emptied',
    file: PEOPLE,
    find: 'create trigger seed_transfers_never_emptied before truncate on seed_transfers for each statement execute function refuse_change();\n',
    replace: '',
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'one cause gives seeds each time it is sent',
    file: LEDGER,
    find: "      adjusted_by: adjustedBy ?? null,\n      created_at: work.now,\n    })\n    .onConflict((conflict) => conflict.column('cause').doNothing())",
    replace:
      "      adjusted_by: adjustedBy ?? null,\n      created_at: work.now,\n    })\n    .onConflict((conflict) => conflict.column('cause').doUpdateSet({ reason }))",
    tests: ['src/features/seeds/server/ledger.db.test.ts'],
  },
  {
    name: 'two who take seeds at once take more than there are',
    file: 'src/features/seeds/server/adjust-seeds.ts',
    find: "    .forNoKeyUpdate('s')\n",
    replace: '',
    tests: SEED_TESTS,
  },
  {
    name: 'a prize is redeemed beyond the balance',
    file: REDEEM,
    find: " and ${isWithinReach('p', sql`purse.balance`)}\n",
    replace: '\n',
    tests: REDEEM_TESTS,
  },
  {
    name: 'two redemptions read the same balance',
    file: REDEEM,
    find: 'where id = ${account}::uuid and ${stands} for no key update',
    replace: 'where id = ${account}::uuid and ${stands}',
    tests: REDEEM_TESTS,
  },
  {
    name: 'a prize is redeemed for another price than was shown',
    file: REDEEM,
    find: '\n      and p.point_required = coalesce(${shownPrice}::int, p.point_required)',
    replace: '',
    tests: REDEEM_TESTS,
  },
  {
    name: 'a prize out of stock is redeemed',
    file: REDEEM,
    find: "where ${offered} and ${hasStockToCount('p')}",
    replace: 'where ${offered} and p.stock >= 0',
    tests: REDEEM_TESTS,
  },
  {
    name: 'a code is given twice',
    file: REDEEM,
    find: 'where c.redemption_id is null order by c.id limit 1 for update of c',
    replace: 'where true order by c.id limit 1 for update of c',
    tests: REDEEM_TESTS,
  },
  {
    name: 'a redemption is not in the audit log',
    file: REDEEM,
    find: '${event.entry(sql`redemption`,',
    replace: '${event.entry(sql`redemption where false`,',
    tests: REDEEM_TESTS,
  },
  {
    name: 'a redemption is settled twice',
    file: SETTLE,
    find: "    .forUpdate('redemptions')\n",
    replace: '',
    tests: SETTLE_TESTS,
    survives: 'Of two at once the database settles one: its trigger, planted by itself, refuses the other.',
  },
  {
    name: 'a settled redemption is changed, by the database',
    file: 'db/migrations/0005_prizes.sql',
    find: "create trigger redemptions_settled_once before update on redemptions for each row when (old.status <> 'Pending') execute function refuse_change();\n",
    replace: '',
    tests: SETTLE_TESTS,
  },
  {
    name: 'a cancelled redemption keeps its place in the stock',
    file: SETTLE,
    find: '    await putBackIntoStock(work, redemption.prize_id);\n',
    replace: '',
    tests: SETTLE_TESTS,
  },
  {
    name: 'a section is submitted twice',
    file: 'db/migrations/0003_information.sql',
    find: 'create unique index submissions_once on submissions (account_id, information_schema_id) where reopened_at is null;',
    replace:
      'create unique index submissions_once on submissions (account_id, information_schema_id, id) where reopened_at is null;',
    tests: SUBMIT_TESTS,
  },
  {
    name: 'a section that was closed is submitted',
    file: 'src/features/information/server/submit-information.ts',
    find: "if (!isUsable(section)) return informationRefusals['information.closed'];",
    replace: '',
    tests: SUBMIT_TESTS,
  },
  {
    name: 'answers to an older version of a form are taken',
    file: 'src/features/information/server/record-submission.ts',
    find: 'or revision = ${revision}::bigint',
    replace: 'or ${revision}::bigint is not null',
    tests: [...SUBMIT_TESTS, 'src/features/information/server/configure/publish.db.test.ts'],
  },
  {
    name: 'documents are decided about twice',
    file: VERDICT,
    find: "    .forUpdate(['s', 'v'])\n",
    replace: '',
    tests: VERDICT_TESTS,
  },
  {
    name: 'documents that another officer reviews are decided about',
    file: VERDICT,
    find: '  await refuseIfHeld(work, id);\n',
    replace: '',
    tests: VERDICT_TESTS,
  },
  {
    name: "one person's documents are decided about as another's",
    file: VERDICT,
    find: "    .where('v.account_id', '=', userId)\n",
    replace: '',
    tests: VERDICT_TESTS,
  },
  {
    name: 'a verdict on documents is not mailed',
    file: VERDICT,
    find: 'await happened(work, documentsRejected,',
    replace: 'await happened(work, { ...documentsRejected, letters: null },',
    tests: VERDICT_TESTS,
  },
  {
    name: 'two officers get the same documents',
    file: 'src/features/verification/server/queue/claim-next.ts',
    find: ' for update of v skip locked',
    replace: '',
    tests: VERDICT_TESTS,
  },
  {
    name: 'two who join at once get the same place',
    file: JOIN,
    find: '    .forUpdate()\n',
    replace: '',
    tests: JOIN_TESTS,
  },
  {
    name: 'a contest is joined after its end',
    file: JOIN,
    find: "  if (verdict !== 'yes') return refuse(contestRefusals['contest.closed']);\n",
    replace: '',
    tests: JOIN_TESTS,
  },
  {
    name: 'a contest is drawn before its end',
    file: 'src/features/contests/server/draw-contest.ts',
    find: "      .where('ends_at', '<=', work.now)\n",
    replace: '',
    tests: [...DRAW_TESTS, ...JOIN_TESTS],
  },
  {
    name: 'a contest is drawn twice',
    file: 'src/features/contests/server/draw-contest.ts',
    find: "      .where('drawn_at', 'is', null)\n",
    replace: '',
    tests: DRAW_TESTS,
  },
  {
    name: 'a contest breaks the promise of its opening, by the database',
    file: 'db/migrations/0006_contests.sql',
    find: 'create trigger contests_keep_promises before update on contests for each row execute function keep_contest_promises();\n',
    replace: '',
    tests: [...DRAW_TESTS, ...JOIN_TESTS, 'src/features/contests/server/desk/save-contest.db.test.ts'],
  },
  {
    name: 'a seed other than the one promised is published, by the database',
    file: 'db/migrations/0006_contests.sql',
    find: "check (seed is null or (commitment is not null and commitment = encode(sha256(decode(seed, 'hex')), 'hex')))",
    replace: 'check (true)',
    tests: DRAW_TESTS,
  },
];
