// What staff read about prizes, redemptions, the quiz's answers and promo codes.

const count = (many: number, one: string, more: string): string =>
  `${many.toLocaleString('en-JM')} ${many === 1 ? one : more}`;

/** Said beside the fields of a prize, by the form and by the server alike. */
export const prizeFieldTexts = {
  seedsRequired: 'Seeds required is required',
  seedsNumber: 'seeds required should be a number',
  seedsWhole: 'Seeds required should be a whole number from 1 to 1,000,000',
  seedsWholeOfContest: 'Seeds required should be a whole number from 0 to 1,000,000',
  nameRequired: 'Prize Name is required',
  nameLong: 'Prize Name: 120 characters at most',
  descriptionRequired: 'Prize Description is required',
  descriptionLong: 'Prize Description: 4,000 characters at most',
  typeRequired: 'category is required',
  typePromised: 'A contest that is not drawn yet gives this prize, so its category stays.',
  valueRequired: 'Prize value is required',
  valueNumber: 'value should be a number',
  valueOutside: 'Prize value: from $0.00 to $100,000,000.00, to the cent',
  imageRequired: 'Prize Image is required',
  imageTooBig: 'Prize Image: the maximum size is 5 MB',
  imageUnsupported: 'Prize Image: jpg, jpeg, pdf, png or gif',
  promisedWords:
    'A published contest gives this prize: its words and value stay until it is handed over. For the next contest add another prize.',
  stockReserved: (reserved: number) =>
    `Published contests hold ${reserved.toLocaleString('en-JM')} of this prize, so the stock cannot be lower.`,
  stockWhole: 'Stock should be a whole number from 0 to 1,000,000',
  codesTooLong: (code: string) => `A code has 100 characters at most: ${code.slice(0, 24)}…`,
  codesTooMany: 'At most 1,000 codes at once; add the rest afterwards.',
  codesUnreadable: (code: string) => `This code has a character that cannot be read: ${code}`,
} as const;

export const prizeDeskTexts = {
  title: 'Prizes',
  one: 'Prize',
  add: 'Add Prize',
  addTitle: 'Add a prize',
  search: 'Search prizes',
  searchHint: 'Part of a prize’s name',
  anyType: 'Any category',
  types: { Redeem: 'Redeem', Prize: 'Prize' },
  typeDetail: {
    Redeem: 'Borrowers redeem it for their seeds.',
    Prize: 'Contests give it to their winners.',
  },
  none: 'There are no prizes yet.',
  noMatch: 'No prize matches. Try fewer letters, or clear the filters.',
  name: 'Name',
  type: 'Category',
  seeds: 'Seeds required',
  value: 'Value',
  stock: 'Stock',
  created: 'Created',
  noLimit: 'No limit',
  edit: 'Edit Prize',
  cancelEdit: 'Cancel Edit',
  delete: 'Delete Prize',
  deleteAsk: 'Are you sure you want to delete this Prize?',
  deleteNote: 'It leaves the list of what can be redeemed. What was redeemed already stays as it is.',
  yes: 'Yes',
  cancel: 'Cancel',
  addAsk: 'Are you sure you want to add this new Prize?',
  editAsk: 'Are you sure you want to edit this Prize?',
  save: 'Save',
  added: 'Prize added successfully',
  edited: 'Prize edited successfully',
  deleted: 'Prize deleted successfully',
  // As specified, the contest included.
  addFailed: 'Can not add contest',
  editFailed: 'Can not edit contest',
  isDeleted: 'This prize was deleted. Redemptions of it stay as they are.',
  promised: (contests: number) =>
    `${count(contests, 'contest', 'contests')} not drawn yet ${contests === 1 ? 'gives' : 'give'} this prize.`,
  reserved: 'Held for contests',
  description: 'Description',
  steps: 'How to redeem it',
  addedBy: 'Added by',
  unknownAdder: 'Came with the system',
  picture: 'Picture',
} as const;

export const prizeFormTexts = {
  name: 'Prize name',
  description: 'Description',
  descriptionHint: 'The steps to redeem it, separated by commas: borrowers see them as a numbered list.',
  type: 'Category',
  value: 'Value in dollars',
  seeds: 'Seeds required',
  stock: 'Stock',
  stockHint: 'How many there are. Leave it empty where there is no limit.',
  stockOfCoupon: 'The number of codes that nobody has got yet.',
  image: 'Prize image',
  imageHint: 'jpg, jpeg, pdf, png or gif, up to 5 MB. Of a PDF, borrowers see its first page.',
  chooseImage: 'Choose an image',
  otherImage: 'Choose another image',
  preview: 'The image as borrowers will see it',
  preparing: 'Getting the image ready…',
  givesCode: 'This prize is a coupon',
  givesCodeHint: 'It hands out a code at once. This is chosen when the prize is added, and stays so.',
} as const;

export const couponTexts = {
  title: 'Coupon codes',
  lead: 'Each redemption hands out one. A code is shown to its owner alone, never here.',
  free: 'Free',
  handedOut: 'Handed out',
  codes: 'Codes',
  codesHint: 'One a line, or separated by commas. A text or CSV file works too.',
  chooseFile: 'Choose a file of codes',
  found: (codes: number) => count(codes, 'code', 'codes'),
  repeated: (codes: number) => `${count(codes, 'repetition', 'repetitions')} left out`,
  add: 'Add codes',
  added: (added: number, known: number) =>
    known === 0
      ? `${count(added, 'code', 'codes')} added`
      : `${count(added, 'code', 'codes')} added; ${known.toLocaleString('en-JM')} there already`,
  withdraw: 'Take back the free codes',
  withdrawAsk: 'Take back all codes that nobody has got yet?',
  withdrawNote:
    'For codes that have expired or were a mistake. The prize is then out of stock until new ones are added.',
  withdrawn: (codes: number) => `${count(codes, 'code', 'codes')} taken back`,
} as const;

export const redemptionDeskTexts = {
  title: 'Redemptions',
  titleOf: (prize: string) => `Redemption: ${prize}`,
  one: 'Redemption',
  person: 'Name',
  email: 'Email',
  prize: 'Prize',
  seeds: 'Seeds spent',
  type: 'Category',
  status: 'Status',
  anyStatus: 'Any status',
  created: 'Redeemed',
  none: 'Nobody has redeemed anything yet.',
  value: 'Value',
  settled: { Fulfilled: 'Fulfilled', Cancelled: 'Cancelled' },
  settledBy: (name: string, moment: string) => `${moment}, by ${name}`,
  byItself: (moment: string) => `${moment}, by handing out its code`,
  reason: 'Reason',
  whatWhom: 'What was redeemed, and by whom',
  fulfil: 'Fulfil',
  cancel: 'Cancel redemption',
  fulfilAsk: 'Has this prize been handed over?',
  fulfilNote: (name: string) => `${name} gets a mail that says so. This cannot be taken back.`,
  fulfilYes: 'Yes, handed over',
  cancelAsk: 'Cancel this redemption?',
  cancelHint: (name: string, seeds: number) =>
    `${name} reads it, and gets ${count(seeds, 'seed', 'seeds')} back.`,
  keep: 'Keep it',
  isSettled: (status: string) => `This redemption is ${status}`,
} as const;
