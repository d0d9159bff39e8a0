// What the back office says about contests: the list, the form, the draw, who joined and who won.

const named = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-JM')} ${count === 1 ? one : more}`;

export const staffContestTexts = {
  title: 'Contests',
  add: 'Add contest',
  edit: 'Edit contest',
  cancelEdit: 'Cancel Edit',
  columns: {
    title: 'Title',
    category: 'Category',
    start: 'Start Date',
    end: 'End Date',
    participants: 'Participants',
    phase: 'State',
  },
  search: 'Search',
  searchHint: 'Part of a title',
  anyPhase: 'Any state',
  none: 'No contest is like that. Change the filters, or add one.',
  phases: {
    scheduled: 'Scheduled',
    upcoming: 'Published, not open yet',
    open: 'Open',
    closed: 'To be drawn',
    drawn: 'Drawn',
  },
  added: 'Contest added successfully',
  edited: 'Contest edit successfully',
  notAdded: 'Can not add contest',
  notEdited: 'Can not edit contest',
  removed: 'Contest deleted successfully',
  confirmAdd: 'Are you sure you want to add a new contest?',
  confirmEdit: 'Are you sure you want to edit this contest?',
  confirmRemove: 'Are you sure you want to delete this contest?',
  removeLead: 'It has not opened, so nobody has joined it. It cannot be brought back.',
  remove: 'Delete contest',
  yes: 'Yes',
  publishLead:
    'It will be published: everybody can see it, and it opens at the beginning of its start date. From then on only its title can be edited: start and status stay, and what people join under, its end too, changes as two people agree.',
  scheduleLead:
    'It stays hidden until its start date. It opens then if approval number, rules and enough of its prize are there; otherwise it waits.',
} as const;

export const contestFieldTexts = {
  name: 'Title',
  description: 'Description',
  descriptionHint: 'What there is to win, in a few short parts separated by commas.',
  startDate: 'Start Date',
  startDateHint: 'It opens when this day begins in Jamaica.',
  endDate: 'End Date',
  endDateHint: 'It closes when this day is over; the draw follows at once.',
  prize: 'Prize',
  prizeHint: 'One of the prizes of type Prize; each winner gets one.',
  prizePlaceholder: 'Type a part of its name',
  maxWinners: 'Maximum winners',
  category: 'Category',
  status: 'Status',
  statusHint: 'Active publishes the contest; Scheduled keeps it hidden until its start date.',
  points: 'Seeds for joining',
  pointsHint: '0 gives none, and no label is shown.',
  approvalNumber: 'Approval number',
  approvalHint:
    'From the Betting, Gaming and Lotteries Commission. Ask for it 14 days before you advertise the contest.',
  rules: 'Rules',
  rulesHint: 'As everybody reads them before they join.',
  claimDays: 'Claim period',
  claimDaysUnit: 'days',
  claimDaysHint: 'Counted from the draw.',
  what: 'What there is to win',
  when: 'When',
  law: 'What the law asks for',
  state: 'How it is run',
} as const;

/** Beside the fields; the specification's own words first. */
export const contestErrors = {
  name: 'Contest Name is required',
  description: 'Contest Description is required',
  startDate: 'Contest start Date is required',
  endDate: 'Contest start End is required',
  prize: 'Contest Prize is required',
  maxWinners: 'maximum winners is required',
  maxWinnersNumber: 'maximum winners should be a number',
  category: 'category is required',
  status: 'status is required',
  tooLong: (most: number) => `Use ${most.toLocaleString('en-JM')} characters or fewer.`,
  between: (least: number, most: number) =>
    `Enter a whole number from ${least.toLocaleString('en-JM')} to ${most.toLocaleString('en-JM')}.`,
  endBeforeStart: 'The end must come after the start. Choose the start date itself or a later day.',
  startPast: 'The start cannot lie in the past. Choose today or a later day.',
  endPast: 'The end cannot lie in the past. Choose today or a later day.',
  endFar: 'The end can lie five years ahead at most. Check the year.',
  stock: (left: number, isOpened: boolean) =>
    `There can be no more winners than prizes that no other contest holds, and of this prize ${left === 1 ? 'there is 1' : `there are ${left.toLocaleString('en-JM')}`}. Add to its stock, or ${isOpened ? 'ask for fewer winners' : 'set the status to Scheduled'}.`,
  prizeGone: 'This prize cannot be won in a contest. Choose one of type Prize that is on offer.',
  approvalToPublish:
    'A contest is published only with its approval number. Enter it, or set the status to Scheduled.',
  rulesToPublish: 'A contest is published only with its rules. Write them, or set the status to Scheduled.',
  approvalWhileOpen: 'An open contest has an approval number. Enter it.',
  rulesWhileOpen: 'An open contest has rules. Write them.',
} as const;

/** Why a field cannot be changed any more. */
export const contestFixed = 'Fixed since the contest opened: it is part of what people joined for.';

export const staffContestPageTexts = {
  contest: 'Contest',
  created: 'Added',
  addedBy: (name: string) => `by ${name}`,
  opened: 'Opened',
  notOpened: 'Not yet',
  noSeeds: 'None',
  notYet: 'Not entered yet',
  winnersUpTo: (count: number) => named(count, 'winner', 'winners'),
  days: (count: number) => named(count, 'day', 'days'),
  drawn: 'Drawn',
  participants: 'Participants',
  participantsNone: 'Nobody has joined yet.',
  participantsNoMatch: 'Nobody of that name is in this contest.',
  participantsSearch: 'Search participants',
  participantsHint: 'Part of a name or an e-mail address',
  place: 'No.',
  name: 'Name',
  email: 'Email',
  ticket: 'Ticket',
  joined: 'Joined',
  drawNow: 'Draw now',
  drawNowLead:
    'The contest has ended and the clock has not drawn it yet. The draw is the same whoever starts it: seed and tickets decide.',
  confirmDraw: 'Draw the winners of this contest now?',
  drawMade: 'The winners are drawn',
  waitsToOpen: 'Its start has passed, but it has no approval number or no rules. Enter them and it can open.',
  tooFewPrizes: (left: number, winners: number) =>
    `It opens only with a prize for each of ${winners.toLocaleString('en-JM')} winners, and other contests leave ${left.toLocaleString('en-JM')} of this one. Add to the prize’s stock, or promise fewer.`,
} as const;

export const winnersTexts = {
  title: 'Record of the winners',
  lead: (approval: string, moment: string) => `Approval number ${approval}. Drawn at ${moment}.`,
  none: 'Nobody had joined, so nothing was drawn.',
  rank: 'Place',
  claimBy: 'Claim by',
  state: 'Prize',
  waiting: 'Waiting for the winner',
  claimed: 'Handed over',
  unclaimed: 'Not claimed',
  recorded: (by: string, moment: string) => `${by}, ${moment}`,
  markClaimed: 'Mark as handed over',
  markClaimedOf: (name: string) => `Mark as handed over to ${name}`,
  markUnclaimed: 'Mark as not claimed',
  markUnclaimedOf: (name: string) => `Mark as not claimed by ${name}`,
  confirmClaimed: (name: string) => `Has ${name} received the prize?`,
  confirmUnclaimed: (name: string) => `Has ${name} not claimed the prize in time?`,
  confirmLead: 'It is put on record, the winner is told by mail, and it cannot be changed afterwards.',
  recordedToast: {
    Claimed: 'Recorded: the prize is handed over',
    Unclaimed: 'Recorded: the prize was not claimed',
  },
  failed: 'This could not be recorded.',
} as const;

/** Two people at the same record. */
export const editedMeanwhileTexts = {
  title: 'Somebody else saved this contest while you were editing it.',
  lead: 'Nothing of yours is lost. You both changed this: choose what is to stand.',
  keep: 'Go on with mine',
  take: 'Take theirs',
  empty: 'nothing',
} as const;

export const claimMail = {
  Claimed: (name: string, contest: string, prize: string) => ({
    subject: `Your prize from ${contest}`,
    paragraphs: [
      `Hello ${name},`,
      `Our record says that ${prize}, which you won in ${contest}, has been handed over to you.`,
      'If it has not reached you, tell us on the messages page at once.',
    ],
  }),
  Unclaimed: (name: string, contest: string, prize: string) => ({
    subject: `Your prize from ${contest}`,
    paragraphs: [
      `Hello ${name},`,
      `You won ${prize} in ${contest}, but it was not claimed in time, so it is no longer kept for you.`,
      'If you did claim it, tell us on the messages page.',
    ],
  }),
} as const;
