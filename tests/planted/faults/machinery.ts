// Faults in what every call passes: gate, session, limits, retry keys, files, mail, exports.
import type { PlantedFault } from '../planted-fault.ts';

const MOUNT = 'src/platform/server/http/mount.ts';
const KEEP_FILE = 'src/platform/server/keep-file.ts';
const WORK = 'src/platform/server/work.ts';
const MAIL = 'src/platform/server/mail.ts';

export const faults: PlantedFault[] = [
  {
    name: "another session's form token is accepted",
    file: 'src/platform/server/http/csrf.ts',
    find: 'presented.length === expected.length && timingSafeEqual(presented, expected)',
    replace: 'presented.length === expected.length',
    tests: ['src/platform/server/http/mount.db.test.ts'],
  },
  {
    name: 'a form token is not asked for',
    file: MOUNT,
    find: "if (!secret || !isFormToken(header(request, 'csrf-token'), secret)) refuse('request.csrf');",
    replace: '',
    tests: ['src/platform/server/http/mount.db.test.ts'],
  },
  {
    name: 'the limit of calls is off',
    file: 'src/platform/server/http/http.ts',
    find: "app.addHook('onRequest', app.rateLimit());",
    replace: '',
    tests: ['src/platform/server/http/callers/call-counts.db.test.ts'],
  },
  {
    name: 'servers count calls each for itself',
    file: 'src/platform/server/http/callers/call-counts.ts',
    find: 'current: count.here + count.elsewhere',
    replace: 'current: count.here',
    tests: ['src/platform/server/http/callers/call-counts.db.test.ts'],
  },
  {
    name: 'a change is taken on a full disk',
    file: MOUNT,
    find: 'await refuseOnFullDisk(services);',
    replace: '',
    tests: ['src/platform/server/disk-guard.db.test.ts'],
  },
  {
    name: 'the free disk is not compared with the setting',
    file: 'src/platform/server/disk-guard.ts',
    find: '(await freeBytes(files)) >= config.minFreeDiskBytes',
    replace: '(await freeBytes(files)) >= Math.min(1, config.minFreeDiskBytes)',
    tests: ['src/platform/server/disk-guard.db.test.ts'],
  },
  {
    name: 'a picture keeps its EXIF',
    file: KEEP_FILE,
    find: 'const upright = picture.rotate();',
    replace: 'const upright = picture.rotate().keepMetadata();',
    tests: ['src/features/accounts/server/picture/picture.db.test.ts'],
  },
  {
    name: 'the upload quota is off',
    file: KEEP_FILE,
    find: "if (Number(used) + moreBytes > work.services.config.uploadQuotaBytes) refuse('file.quota');",
    replace: '',
    tests: ['src/features/accounts/server/picture/picture.db.test.ts'],
  },
  {
    name: "the upload quota counts everybody's files",
    file: KEEP_FILE,
    find: ".where('owner_id', '=', work.actor.id)",
    replace: '',
    tests: ['src/features/accounts/server/picture/picture.db.test.ts'],
  },
  {
    name: 'a file is taken under the name of another type',
    file: KEEP_FILE,
    find: 'if (!detected || !TYPES[detected.mime]?.includes(extensionOf(name))) return null;',
    replace: 'if (!detected || !TYPES[detected.mime]) return null;',
    tests: ['src/features/accounts/server/picture/picture.db.test.ts'],
  },
  {
    name: 'a moderator passes for an admin',
    file: 'src/platform/server/http/who.ts',
    find: "export const admin = signedInAs('admin', isAdmin);",
    replace: "export const admin = signedInAs('admin', isStaff);",
    tests: ['src/features/accounts/server/desk/staff-accounts.db.test.ts'],
  },
  {
    name: 'a list of staff is open to borrowers',
    file: 'src/features/accounts/server/desk/routes.ts',
    find: "'GET /api/accounts/moderatorsAndAdmins': serve(staff, listAssignees),",
    replace:
      "'GET /api/accounts/moderatorsAndAdmins': serve({ ...staff, admits: (actor) => actor !== null } as typeof staff, listAssignees),",
    tests: ['tests/authorisation.db.test.ts'],
  },
  {
    name: 'a call that was held open keeps its authority',
    file: MOUNT,
    find: 'if (changes) await judge(request, reply);',
    replace: 'if (changes && !endpoint.form) await judge(request, reply);',
    tests: ['src/platform/server/http/authority.db.test.ts'],
  },
  {
    name: 'an uploaded file may be sniffed',
    file: MOUNT,
    find: ".header('content-security-policy', \"default-src 'none'; frame-ancestors 'none'; sandbox\")\n    .header('x-content-type-options', 'nosniff')",
    replace: '',
    tests: [
      'src/features/information/server/show-submissions.db.test.ts',
      'src/features/accounts/server/picture/picture.db.test.ts',
    ],
  },
  {
    name: 'a suspension that has committed does not stop what staff write',
    file: WORK,
    find: 'await ground.holdSession?.(db);',
    replace: '',
    tests: ['src/platform/server/http/authority.db.test.ts'],
  },
  {
    name: 'a caller who is recalled is believed',
    file: 'src/features/accounts/server/find-actor.ts',
    find: 'select 1 / count(*) as stands from',
    replace: 'select 1 / (count(*) + 1) as stands from',
    tests: ['src/platform/server/http/callers/recalled.db.test.ts'],
  },
  {
    name: 'what is one statement does not ask whether its caller may still',
    file: WORK,
    find: 'stands: check?.part() ?? sql<boolean>`true`,',
    replace: 'stands: sql<boolean>`true`,',
    tests: ['src/platform/server/http/callers/recalled.db.test.ts'],
  },
  {
    name: 'what is one statement is not remembered for a retry',
    file: WORK,
    find: "jsonb_build_object('reply', ${reply}), ${now}::timestamptz from ${from}`",
    replace: "jsonb_build_object('reply', ${reply}), ${now}::timestamptz from ${from} where false`",
    tests: ['tests/lost-replies.db.test.ts'],
  },
  {
    name: 'a retry key is not remembered',
    file: WORK,
    find: 'await remember(db, intent, reply, ground.now);',
    replace: '',
    tests: ['tests/lost-replies.db.test.ts'],
  },
  {
    name: 'a retry key is replayed for another body',
    file: WORK,
    find: "if (![requestHash, formerHash].includes(earlier.request_hash)) refuse('request.key_reused');",
    replace: '',
    tests: ['tests/lost-replies.db.test.ts'],
  },
  {
    name: "another person's retry key is replayed",
    file: WORK,
    find: "    .where('scope', '=', scope)\n",
    replace: '',
    tests: ['tests/lost-replies.db.test.ts'],
  },
  {
    name: 'what a transaction writes is committed piece by piece',
    file: WORK,
    find: 'const inner: Work<A> = { ...ground, db, notices, transaction: nested, statement: nested };',
    replace:
      'const inner: Work<A> = { ...ground, db: root, notices, transaction: nested, statement: nested };',
    tests: ['tests/lost-replies.db.test.ts', 'src/features/prizes/server/redeem-prize.db.test.ts'],
  },
  {
    name: 'a mail carries markup of others',
    file: 'src/shared/escape-html.ts',
    find: 'text.replace(/[&<>"\']/g, (sign) => `&#${sign.charCodeAt(0)};`)',
    replace: 'text',
    tests: ['src/platform/server/mail.db.test.ts'],
  },
  {
    name: 'a mail takes headers of others',
    file: MAIL,
    find: "text.replace(/[\\r\\n]+/g, ' ').slice(0, 254)",
    replace: 'text.slice(0, 254)',
    tests: ['src/platform/server/mail.db.test.ts'],
  },
  {
    name: 'two runs hand the same mail over',
    file: MAIL,
    find: "    .where((row) => row.or([row('sending_until', 'is', null), row('sending_until', '<', new Date())]))\n",
    replace: '',
    tests: ['src/platform/server/mail.db.test.ts'],
  },
  {
    name: 'a cell of an export is a formula',
    file: 'src/platform/server/csv.ts',
    find: "typeof cell === 'number' ? String(cell) : safeCell(cell)",
    replace: 'String(cell)',
    tests: ['src/platform/server/csv.test.ts'],
  },
  {
    name: 'the address is what the caller says it is',
    file: 'src/platform/server/http/http.ts',
    find: 'trustProxy: trustedProxies(config),',
    replace: 'trustProxy: true,',
    tests: ['src/platform/server/http/callers/call-counts.db.test.ts'],
  },
];
