// The list of people at the desk.

export const staffUsersTexts = {
  fullName: 'Full name',
  status: 'Status',
  created: 'Created',
  phone: 'Mobile',
  country: 'Country',
  lastLogin: 'Last login',
  promoCode: 'Promo code',
  seeds: 'Seeds',
  model: 'Model',
  never: 'Never',
  account: 'Account',
  sections: 'Sections',
} as const;
