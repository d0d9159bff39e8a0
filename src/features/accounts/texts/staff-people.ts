// The words of the staff's lists of people: users and their assignment, notes, staff accounts, lenders.
import { brand } from '#texts/brand.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const usersTexts = {
  title: 'Users',
  search: 'Filter',
  searchHint: 'Part of a full name or an e-mail address',
  fullName: 'Full name',
  email: 'Email',
  status: 'Status',
  created: 'Created',
  assignedTo: 'Assigned to',
  assignedToNobody: '–',
  anyStatus: 'Any status',
  userType: 'User type',
  userTypes: { User: 'Borrowers', Partner: 'Lenders', Moderator: 'Moderators', Admin: 'Admins' },
  assigned: 'Assigned',
  assignedAny: 'Any manager',
  assignedChoices: { me: 'To me', nobody: 'To nobody' },
  empty: 'There is nobody here yet.',
  happened: { joined: 'Joined' },
  noMatch: 'Nobody matches. Try fewer letters, or clear the filters.',
} as const;

/** Picking rows of any table. */
export const selectionTexts = {
  row: (name: string) => `Select ${name}`,
  page: 'Select all on this page',
  column: 'Selection',
  selected: (count: number) => `${counted(count, 'user', 'users')} selected`,
  clear: 'Clear selection',
} as const;

export const assignTexts = {
  action: 'Assign Users',
  lead: (count: number) =>
    `${counted(count, 'user', 'users')} will be looked after by the manager you choose.`,
  manager: 'Manager',
  managerOption: (email: string, userType: string) => `${email} (${userType})`,
  assign: 'Assign',
  assigned: 'Users assigned successfully',
  failed: 'Oops! Something Went wrong. Please try again.',
} as const;

export const notesTexts = {
  open: 'Notes',
  title: (name: string) => `Notes about ${name}`,
  lead: 'For the team. The person can ask to read them, so write what you could say to them.',
  text: 'New note',
  add: 'Add note',
  added: 'Note added',
  failed: 'The note was not added. Please try again.',
  list: 'Notes, the newest first',
  empty: 'Nobody has written a note yet.',
  pages: 'Pages of notes',
} as const;

export const addAdminTexts = {
  title: 'Add New Admin User',
  lead: 'They get a mail that says so. Give them the password yourself; it is in no mail.',
  userType: 'User Type',
  userTypes: ['Admin', 'Moderator'],
  placeholder: 'Select a user type',
  adminMay: 'An admin may besides create staff accounts and change the decision policy.',
  submit: 'Add admin',
  created: 'Account created successfully',
} as const;

export const staffAccountTexts = {
  title: 'Staff accounts',
  fullName: 'Full name',
  email: 'Email',
  userType: 'User Type',
  status: 'Status',
  lastLogin: 'Last login',
  never: 'Never',
  actions: 'Actions',
  you: 'You',
  none: 'There are no staff accounts.',
  suspend: 'Suspend',
  reactivate: 'Reactivate',
  makeAdmin: 'Make admin',
  makeModerator: 'Make moderator',
  /** The same on the button of a row, with whom it concerns. */
  of: (action: string, name: string) => `${action}: ${name}`,
  question: {
    suspend: (name: string) => `Suspend ${name}?`,
    reactivate: (name: string) => `Let ${name} log in again?`,
    makeAdmin: (name: string) => `Make ${name} an admin?`,
    makeModerator: (name: string) => `Make ${name} a moderator?`,
  },
  consequence: {
    suspend: 'They are logged out at once, everywhere, and cannot log in until they are reactivated.',
    reactivate: 'They can log in again with the password they had.',
    makeAdmin:
      'They may then create staff accounts and change the decision policy. They are logged out, and log in again.',
    makeModerator:
      'They can then no longer create staff accounts or change the decision policy. They are logged out, and log in again.',
  },
  roleChanged: (name: string, userType: string) => `${name} is now ${userType}`,
} as const;

/** The mails; `name` is the first name of who gets them. They never tell the staff's reason. */
const ADDED_UNKNOWN =
  'For 7 days neither of them is a second person for the other. If nobody of you knows of this, suspend the account.';

export const additionMails = {
  added: (name: string, by: string, userType: string) => ({
    subject: `${name} was added to the staff`,
    paragraphs: [`${by} has opened a staff account for ${name}, as ${userType}.`, ADDED_UNKNOWN],
  }),
  raised: (name: string, by: string, userType: string) => ({
    subject: `${name} was made an admin`,
    paragraphs: [`${by} has made ${name} ${userType}.`, ADDED_UNKNOWN],
  }),
  anAdmin: 'An admin',
  open: 'Open the staff accounts',
} as const;

export const deskMails = {
  assigned: (name: string, count: number) => ({
    subject: `${counted(count, 'user is', 'users are')} assigned to you`,
    paragraphs: [
      `Hello ${name},`,
      `${counted(count, 'user is', 'users are')} now yours to look after. You find them under Users, filtered by 'Assigned: To me'.`,
    ],
    label: 'See who they are',
  }),
  welcome: (name: string, userType: string, opener: string) => ({
    subject: `Your ${brand.name} staff account`,
    paragraphs: [
      `Hello ${name},`,
      `${opener} has opened a staff account for you, as ${userType}. You log in with this e-mail address.`,
      `Your password comes from ${opener}, never by mail. Change it after you have logged in the first time: 'Change Password' is in the menu under your name.`,
    ],
    label: 'Log in',
  }),
  roleChanged: (name: string, userType: string) => ({
    subject: `Your ${brand.name} staff account was changed`,
    paragraphs: [
      `Hello ${name},`,
      `An admin has made you ${userType}. You were logged out everywhere; log in again to go on.`,
    ],
  }),
  lenderStatus: (name: string, company: string, status: string) => ({
    subject: `${company} is ${status} on ${brand.name}`,
    paragraphs: [
      `Hello ${name},`,
      `We have set the status of ${company} to ${status}.`,
      `Questions? Write to ${brand.supportEmail}.`,
    ],
  }),
  lenderLicence: (name: string, company: string, state: string) => ({
    subject: `The licence of ${company} on ${brand.name}`,
    paragraphs: [
      `Hello ${name},`,
      `We have recorded the licence of ${company} as: ${state}.`,
      `Borrowers see your loans as long as your licence is valid and your company is active. Questions? Write to ${brand.supportEmail}.`,
    ],
  }),
} as const;
