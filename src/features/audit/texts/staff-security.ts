// The words of security events: what was refused, the patterns that admins are told of, and the seal of the audit log.

export const securityTexts = {
  views: 'Views',
  done: 'What was done',
  refused: 'What was refused',
  lead: 'Wrong passwords and codes, and calls out of bounds, counted by the minute. Kept for 180 days.',
  kind: 'Kind',
  anyKind: 'Any kind',
  address: 'Network address',
  account: 'Only this account',
  clear: 'Clear the search',
  events: 'Security events, the newest first',
  none: 'Nothing was refused that matches. Try other days, or clear the search.',
  times: (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`),
  until: (moment: string) => `until ${moment}`,
  unknown: (hash: string) => `An e-mail address that no account has (${hash})`,
  nobody: 'Nobody known',
  manyAddresses: 'Many addresses together',
  from: 'From',
  seal: 'Seal of the audit log',
  sealed: (blocks: number, moment: string) =>
    `${blocks.toLocaleString('en')} ${blocks === 1 ? 'block' : 'blocks'}, the newest of ${moment}. Keep its name elsewhere now and then: \
npm run verify finds by it whether anything was taken away.`,
  notSealed: 'Nothing is sealed yet. It is done every five minutes.',
  alerts: 'Security alerts',
  alertsUnread: 'Security alerts, something new',
  noAlerts: 'No security alerts',
  allEvents: 'All that was refused',
} as const;

export const securityKinds = {
  login: 'Wrong log-in',
  password: 'Wrong current password',
  code: 'Wrong code or link',
  forbidden: 'Not allowed',
  stranger: 'Call of the desk without a log-in',
  form_token: 'Wrong form token',
  throttle: 'Too many tries or calls',
} as const;

export const alertWords = {
  many_accounts: (where: string, count: number) => `${where} tried to get into ${count} accounts`,
  refused_staff: (who: string, count: number) => `${who} was refused ${count} times`,
  refused_person: (who: string, count: number) =>
    `${who} was refused ${count} times, with calls that no screen of theirs makes`,
  many_codes: (who: string, count: number) => `${count} wrong codes: ${who}`,
  many_sign_ups: (where: string, count: number) =>
    `${where} tried ${count} sign-ups more than an address may make`,
  staff_added: (who: string) => `${who} was added to the staff`,
  admin_made: (who: string) => `${who} was made an admin`,
} as const;
