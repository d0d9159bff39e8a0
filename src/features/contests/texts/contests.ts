// What contests say: on their cards and pages, at the draw, in the mail to a winner.

export const contestTexts = {
  title: 'Contests',
  contest: 'Contest',
  lead: 'Free to join. Every draw can be checked by anyone.',
  running: 'Running now',
  ended: 'Past contests',
  noneRunning: 'There is no contest just now. The next one will show up here.',
  noneEnded: 'No contest has ended yet.',
  allContests: 'All contests',
  featured: 'Featured contest',
  joined: 'Contest has been joined',
  join: 'Join the Contest',
  isJoined: 'Contest Joined',
  notJoinedYet: 'You have not joined any contests yet.',
  joinFailed: 'You are not in this contest yet.',
  daysRemaining: (days: number) =>
    days === 0 ? 'Less than a day remaining' : `${days} ${days === 1 ? 'day' : 'days'} remaining`,
  opens: (moment: string) => `Opens ${moment}`,
  ends: (moment: string) => `Ends ${moment}`,
  hasEnded: (moment: string) => `Ended ${moment}`,
  state: {
    upcoming: 'Not open yet',
    open: 'Open',
    closed: 'The draw is on its way',
    drawn: 'Drawn',
  },
  details: 'Rules and draw',
  detailsOf: (name: string) => `Rules and draw: ${name}`,
  seeWinners: 'See the winners',
  seeWinnersOf: (name: string) => `See the winners: ${name}`,
  value: (dollars: string) => `Worth ${dollars}`,
  prize: 'The prize',
  participants: (count: number) =>
    count === 1 ? '1 person has joined' : `${count.toLocaleString('en-JM')} people have joined`,
  maxWinners: (count: number) =>
    count === 1 ? 'One winner is drawn' : `Up to ${count.toLocaleString('en-JM')} winners are drawn`,
  yourTicket: 'Your ticket',
  yourTicketNote: 'It stands for you in the draw. Only you can see it before the draw.',
  rules: 'Rules',
  approval: 'Approval number',
  claimPeriod: 'Time to claim',
  claimDays: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} after the draw`,
} as const;

/** The terms that people join under, and what became of them since. */
export const changedTermsTexts = {
  title: 'What changed since it opened',
  changedAt: (moment: string) => `Changed ${moment}`,
  lastChanged: (moment: string) => `The terms changed ${moment}. You can read below what they were.`,
  why: 'Why',
  before: 'Before',
  after: 'After',
  names: {
    description: 'What there is to win',
    prize: 'The prize',
    maxWinners: 'Most winners',
    category: 'How it is drawn',
    points: 'Seeds for joining',
    endDate: 'The end',
    approvalNumber: 'Approval number',
    rules: 'Rules',
    claimDays: 'Time to claim',
  },
} as const;

export const drawTexts = {
  title: 'The draw',
  waiting: 'The contest has ended. The winners are being drawn.',
  noWinners: 'Nobody had joined, so nothing was drawn.',
  winners: 'Winners',
  you: 'You',
  youWon: 'You won!',
  youWonText: (prize: string) => `${prize} is yours. We have sent you an email that says how to claim it.`,
  claimBy: (day: string) => `Claim it by ${day}.`,
  howToClaim: 'To claim it, write to us on the messages page, and we will tell you where to get it.',
  write: 'Write to us',
  /** Once it is on record what became of the prize. */
  becameOf: {
    Claimed: (prize: string) =>
      `${prize} has been handed over to you. If it has not reached you, tell us on the messages page.`,
    Unclaimed: (prize: string) =>
      `${prize} was not claimed in time, so it is no longer kept for you. If you did claim it, tell us on the messages page.`,
  },
  notThisTime: 'Your ticket was not drawn this time.',
  drawing: (place: number, places: number) =>
    places === 1 ? 'Drawing the winner …' : `Drawing place ${place} of ${places} …`,
  drawnAt: (moment: string) => `Drawn at ${moment}`,
  again: 'Play again',
  skip: 'Show the result',
  how: 'How the draw works',
  howSteps: [
    'When the contest opens, the server picks a secret seed and publishes its hash, the commitment. From then on the seed cannot be changed unnoticed.',
    'Everyone who joins gets a ticket. The tickets stand in the order of joining.',
    'After the end a fixed rule finds the winners from the seed and the tickets. Then the seed is published.',
    'So anyone can check it: hash the seed, compare it with the commitment, and work out the winners again.',
  ],
  commitment: 'Commitment (SHA-256 of the secret seed)',
  commitmentLater: 'It is published when the contest opens.',
  seed: 'The seed, now published',
  formulaTitle: 'The formula',
  formula:
    'D is the SHA-256 of all tickets joined by line feeds. B(n) is the HMAC-SHA-256 of the text “D:n” under the seed’s bytes. For n = 0, 1, 2 … take the first 48 bits of B(n) as a number x. With m tickets left, x counts only below the largest multiple of m up to 2^48; then ticket number x mod m of those left, counted from 0, takes the next place.',
  check: 'Check the draw yourself',
  checking: 'Your device is working it out …',
  checkFailed: 'The check could not be made. Check your connection and try again.',
  checkPassed: (tickets: number) =>
    `The draw is right. Your device worked it out again from ${tickets.toLocaleString('en-JM')} ${tickets === 1 ? 'ticket' : 'tickets'}.`,
  checkWrong: 'The draw does not match. Please tell us at once.',
  checks: {
    commitment: 'The seed has the hash that was published at the opening',
    winners: 'Seed and tickets give these winners, in this order',
    ticket: 'Your ticket was in the draw',
  },
  checksFailed: {
    commitment: 'The seed has another hash than the one that was published at the opening',
    winners: 'Seed and tickets give other winners',
    ticket: 'Your ticket was not in the draw',
  },
} as const;

type WonMail = {
  name: string;
  contest: string;
  prize: string;
  ticket: string;
  claimBy: string;
  /** The address of the contest's page. */
  draw: string;
};

export const contestMail = {
  won: ({ name, contest, prize, ticket, claimBy, draw }: WonMail) => ({
    subject: `You won in ${contest}`,
    paragraphs: [
      `Hello ${name},`,
      `Your ticket ${ticket} was drawn in the contest ${contest}. The prize: ${prize}.`,
      `Please claim it by ${claimBy}: write to us on the messages page, and we will tell you where to get it.`,
      'The rules of the contest, all winners and the proof of the draw are on its page.',
      `See the draw: ${draw}`,
    ],
    link: 'Write to us',
  }),
  /** `changes`: a sentence for each. */
  changed: (name: string, contest: string, changes: readonly string[], reason: string) => ({
    subject: `The terms of ${contest} changed`,
    paragraphs: [
      `Hello ${name},`,
      `You joined the contest ${contest}. Its terms have changed since then.`,
      ...changes,
      `Why: ${reason}`,
      'You are still in the contest, and your ticket stays the same.',
    ],
    link: 'See the contest',
  }),
  change: (name: string, before: string, now: string) => `${name}. Before: “${before}”. Now: “${now}”.`,
  longChange: (name: string) => `${name}: you can read the old and the new words on the contest’s page.`,
  seedsKept: 'The seeds that you got for joining stay yours, as many as they were.',
} as const;

export const contestSeedsReason = (name: string) => `Contest ${name}`;
