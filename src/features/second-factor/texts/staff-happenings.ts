// What can happen here, as staff read it: in the audit trail, and in a person's timeline where it reads otherwise there.

export const staffHappenings = {
  'second_factor.add_app': { trail: 'Added an authenticator app' },
  'second_factor.add_passkey': { trail: 'Added a passkey' },
  'second_factor.fail': { trail: 'Gave the right password and a wrong second factor' },
  'second_factor.remove_app': { trail: 'Removed the authenticator app' },
  'second_factor.remove_passkey': { trail: 'Removed a passkey' },
  'second_factor.renew_codes': { trail: 'Made new recovery codes' },
  'second_factor.reset': { trail: 'Reset the second factors of a person' },
  'second_factor.show': { trail: 'Showed the second factor again' },
  'second_factor.use_recovery_code': { trail: 'Used a recovery code' },
} as const;
