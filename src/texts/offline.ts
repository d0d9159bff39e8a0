// What is said when the connection is poor or gone, and about what the phone keeps until it is back.
import { brand } from './brand.ts';

export const offlineTexts = {
  offline: 'Offline',
  asOf: (time: string) => `Offline – as of ${time}`,
  from: (time: string) => `As of ${time}`,
  readAgain: 'This was kept on this phone. We are asking for the newest.',
  /** Where a section or its documents are filled in: nothing else is kept. */
  formsKept: 'What you fill in and submit is kept on this phone until you are back.',
  elsewhere:
    'You can fill in your sections: they are kept on this phone. All else that you send needs a connection.',
  /** Beside a button whose press is not kept. */
  needed: 'This needs a connection, and there is none just now. Nothing is sent before you are back.',
  newVersion: `A new version of ${brand.name} is ready.`,
  reload: 'Reload',
} as const;

/** Before logging out while something still waits. */
export const leavingTexts = {
  sending: 'One moment: whatever still waits on this phone is sent first.',
  title: 'Not everything has been sent yet',
  waiting: (count: number) =>
    count === 1
      ? 'One form is saved on this phone only. Logging out deletes it.'
      : `${count} forms are saved on this phone only. Logging out deletes them.`,
  goesOut: 'As soon as there is a connection all is sent by itself, and then you are logged out.',
  stay: 'Stay logged in',
  leave: 'Delete and log out',
} as const;

/** The page that stands in for one that this phone does not hold. */
export const offlinePageTexts = {
  title: `No connection – ${brand.name}`,
  heading: 'No connection just now',
  text: 'This page needs a connection. Nothing you sent or filled in was lost.',
} as const;
