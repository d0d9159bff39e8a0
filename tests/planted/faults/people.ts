// Faults about who somebody is and what they may see: accounts, sessions, links, messages, consents, deletion.
import type { PlantedFault } from '../planted-fault.ts';

const LINKS = 'src/features/accounts/server/mailed-links.ts';
const PASSWORD = 'src/features/accounts/server/new-password/change-password.ts';
const LOG_IN = 'src/features/accounts/server/sessions/log-in.ts';
const OPEN_SESSION = 'src/features/accounts/server/sessions/open-session.ts';
const PASSWORD_TESTS = ['src/features/accounts/server/new-password/change-password.db.test.ts'];
const LOG_IN_TESTS = ['src/features/accounts/server/sessions/log-in.db.test.ts'];
const DESK_TESTS = ['src/features/accounts/server/desk-person/desk-person.db.test.ts'];
const STAFF_TESTS = [
  'src/features/accounts/server/desk/staff-accounts.db.test.ts',
  'src/features/accounts/server/desk/add-admin.db.test.ts',
];

export const faults: PlantedFault[] = [
  {
    name: 'a reset link works twice',
    file: PASSWORD,
    find: "    if (!first) await refuseOutdated(work, accountId, 'ResetPassword');\n",
    replace: '',
    tests: PASSWORD_TESTS,
  },
  {
    name: 'a reset link never ends',
    file: LINKS,
    find: '  if (link.expires_at <= work.now) return refuseOutdated(work, link.account_id, purpose);\n',
    replace: '',
    tests: PASSWORD_TESTS,
  },
  {
    name: 'a link that confirms an address sets a password too',
    file: LINKS,
    find: "    .where('purpose', '=', purpose)\n    .forUpdate()\n",
    replace: '    .forUpdate()\n',
    tests: PASSWORD_TESTS,
  },
  {
    name: 'a newer reset link leaves the older one its use',
    file: LINKS,
    find: '  await spendResetLinks(work, to.id);\n',
    replace: '',
    tests: PASSWORD_TESTS,
  },
  {
    name: 'a new password leaves the sessions open',
    file: PASSWORD,
    find: 'await endSessions(work, account.id);',
    replace: '',
    tests: PASSWORD_TESTS,
  },
  {
    name: 'the password is not asked for after ten minutes',
    file: PASSWORD,
    find: 'else if (!isFreshLogin(account.loggedInAt, work.now))',
    replace: 'else if (false)',
    tests: PASSWORD_TESTS,
  },
  {
    name: 'a session never ends',
    file: 'src/features/accounts/server/find-actor.ts',
    find: 'if (!found || !isAlive(found, now) || lacksSecondFactor(found)) return null;',
    replace: 'if (!found || lacksSecondFactor(found)) return null;',
    tests: LOG_IN_TESTS,
  },
  {
    name: 'a session in use is not noted, and ends of being idle',
    file: 'src/features/accounts/server/find-actor.ts',
    find: 'if (isUseDue(found.lastSeenAt, now)) recordUse(services, tokenHash, { session: found, at: now });',
    replace: '',
    tests: [...LOG_IN_TESTS, 'src/features/accounts/server/sessions/own-sessions.db.test.ts'],
  },
  {
    name: 'failed guesses are not counted',
    file: LOG_IN,
    find: '    await countFailure(work, guesses);\n',
    replace: '',
    tests: LOG_IN_TESTS,
  },
  {
    name: 'guesses that arrive together slip past the limit',
    file: OPEN_SESSION,
    find: '        and not exists (select from throttles where ${isUsedUp(guesses, now)})\n',
    replace: '',
    tests: LOG_IN_TESTS,
  },
  {
    name: 'a log-in leaves the session before it open',
    file: OPEN_SESSION,
    find: 'delete from sessions where id = ${work.actor?.sessionId ?? null}',
    replace: 'delete from sessions where id = ${null}',
    tests: LOG_IN_TESTS,
  },
  {
    name: 'a log-in is not in the audit log',
    file: OPEN_SESSION,
    find: 'sql`entered`)}',
    replace: 'sql`entered where false`)}',
    tests: LOG_IN_TESTS,
  },
  {
    name: 'a limit never heals',
    file: 'src/features/accounts/server/throttle.ts',
    find: 'return sql<boolean>`since > ${windowStart(now)} and (${sql.join(full, sql` or `)})`;',
    replace: 'return sql<boolean>`(${sql.join(full, sql` or `)})`;',
    tests: LOG_IN_TESTS,
  },
  {
    name: 'a known and an unknown address answer in different times',
    file: 'src/features/accounts/server/answer-alike.ts',
    find: 'await whileOver;',
    replace: '',
    tests: ['src/features/accounts/server/sign-up/register.db.test.ts', ...PASSWORD_TESTS],
  },
  {
    name: 'a promo code is used more often than it may be',
    file: 'src/features/accounts/server/sign-up/promo-codes.ts',
    find: '    .where(isActive(work.now))\n',
    replace: '',
    tests: ['src/features/accounts/server/sign-up/register.db.test.ts'],
  },
  {
    name: 'guesses of promo codes are not counted',
    file: 'src/features/accounts/server/sign-up/register.ts',
    find: "if (error instanceof Refusal && error.code === 'account.promo_unknown') await countFailure(work, guesses);",
    replace: '',
    tests: ['src/features/accounts/server/sign-up/register.db.test.ts'],
  },
  {
    name: 'an address has two accounts in other letters',
    file: 'db/migrations/0002_people.sql',
    find: 'create unique index accounts_email on accounts (lower(email));',
    replace:
      'create unique index accounts_email on accounts (email);\n\ncreate index accounts_email_lower on accounts (lower(email));',
    tests: ['tests/database-refuses.db.test.ts'],
  },
  {
    name: 'a suspension leaves the sessions open',
    file: 'src/features/accounts/server/change-standing.ts',
    find: 'if (!mayLogIn(status)) await endSessions(work, accountId);',
    replace: '',
    tests: [...DESK_TESTS, 'src/platform/server/http/authority.db.test.ts'],
  },
  {
    name: 'a change of status overwrites a newer one',
    file: 'src/features/accounts/server/desk-person/change-status.ts',
    find: 'if (person.status !== seen)',
    replace: 'if (false)',
    tests: DESK_TESTS,
  },
  {
    name: 'a change of status is not in the audit log',
    file: 'src/features/accounts/server/desk-person/change-status.ts',
    find: '      statusChanged,\n',
    replace: '      { ...statusChanged, audit: null },\n',
    tests: DESK_TESTS,
  },
  {
    name: 'a change of role leaves the sessions open',
    file: 'src/features/accounts/server/desk/change-role.ts',
    find: '    await endSessions(work, id);\n',
    replace: '',
    tests: STAFF_TESTS,
  },
  {
    name: 'two admins take the role of each other',
    file: 'src/features/accounts/server/desk/change-role.ts',
    find: "    .orderBy('id')\n    .forUpdate()\n",
    replace: '',
    tests: STAFF_TESTS,
    survives:
      'Each of two holds the session of who acts while the other would end it, so one of them is refused all the same; the database keeps the last admin.',
  },
  {
    name: 'an admin changes their own role',
    file: 'src/features/accounts/server/desk/change-role.ts',
    find: "return id === actor.id ? refuse(staffAccountRefusals['account.own']) : colleague;",
    replace: 'return colleague;',
    tests: STAFF_TESTS,
  },
  {
    name: "another's picture is shown",
    file: 'src/features/accounts/server/picture/open-picture.ts',
    find: 'if (!picture || (picture.owner_id !== work.actor.id && !isStaff(work.actor)))',
    replace: 'if (!picture)',
    tests: ['src/features/accounts/server/picture/picture.db.test.ts'],
  },
  {
    name: "another's session is ended",
    file: 'src/features/accounts/server/sessions/own-sessions.ts',
    find: "      .where('account_id', '=', actor.id)\n",
    replace: '',
    tests: ['src/features/accounts/server/sessions/own-sessions.db.test.ts'],
  },
  {
    name: "another's document is shown",
    file: 'src/features/information/server/files/open-file.ts',
    find: 'if (file.owner_id !== work.actor.id) {',
    replace: 'if (file.owner_id !== work.actor.id && isStaff(work.actor)) {',
    tests: [
      'src/features/verification/server/submit-verification.db.test.ts',
      'src/features/information/server/show-submissions.db.test.ts',
    ],
  },
  {
    name: 'a look at a document is not in the audit log',
    file: 'src/features/information/server/files/open-file.ts',
    find: 'if (isStaff(work.actor)) await work.transaction((work) => recordLook(work, file));\n    else ',
    replace: 'if (!isStaff(work.actor)) ',
    tests: [
      'src/features/verification/server/submit-verification.db.test.ts',
      'src/features/information/server/show-submissions.db.test.ts',
    ],
  },
  {
    name: 'a document that was not scanned is shown',
    file: 'src/features/information/server/files/open-file.ts',
    find: 'refuseClosed(work.services, file.scan);',
    replace: '',
    tests: ['src/features/information/server/files/scan-files.db.test.ts'],
  },
  {
    name: 'a document that was altered on the disk is shown',
    file: 'src/features/information/server/files/open-file.ts',
    find: "if (onDisk !== file.sha256) return refuse('file.altered');",
    replace: '',
    tests: ['src/features/applications/server/agreement/paper/as-shown.db.test.ts'],
  },
  {
    name: 'a lender sees whom they may see no more',
    file: 'src/features/consents/server/standing-consent.ts',
    find: "\n    .where(isStanding('consents'))",
    replace: '',
    tests: [
      'src/features/consents/server/consents.db.test.ts',
      'src/features/applications/server/lender/show-lender-application.db.test.ts',
    ],
  },
  {
    name: "another's consent is withdrawn",
    file: 'src/features/consents/server/withdraw-consent.ts',
    find: "      .where('consents.account_id', '=', work.actor.id)\n",
    replace: '',
    tests: ['src/features/consents/server/consents.db.test.ts'],
  },
  {
    name: "a lender opens another lender's application",
    file: 'src/features/applications/server/lender/of-lender.ts',
    find: ".innerJoin('partners as c', 'c.id', 'p.partner_id')\n    .where('c.account_id', '=', work.actor.id);",
    replace: ".innerJoin('partners as c', 'c.id', 'p.partner_id');",
    tests: [
      'src/features/applications/server/lender/show-lender-application.db.test.ts',
      'src/features/applications/server/lender/update-status.db.test.ts',
    ],
  },
  {
    name: 'an account goes while a loan is owed',
    file: 'src/features/privacy/server/delete-account.ts',
    find: 'if (refusal) refuse(privacyRefusals[refusal]);',
    replace: '',
    tests: ['src/features/privacy/server/delete-account.db.test.ts'],
  },
  {
    name: 'an account is deleted without its password',
    file: 'src/features/privacy/server/delete-account.ts',
    find: '  await checkCurrentPassword(work, work.actor, account, body.currentPassword);\n',
    replace: '',
    tests: ['src/features/privacy/server/delete-account.db.test.ts'],
  },
  {
    name: 'the audit log can be changed',
    file: 'db/migrations/0009_privacy.sql',
    find: 'create trigger audit_entries_append_only before update or delete on audit_entries for each row execute function refuse_audit_change();\n',
    replace: '',
    tests: ['tests/database-refuses.db.test.ts'],
  },
];
