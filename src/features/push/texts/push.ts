// What people read about notices on their phone: what they may allow, and what the phone then says.
import type { PushNotice, PushSubject } from '#shared/notices/push.ts';
import { brand } from '#texts/brand.ts';

/** Raise the version with every change of what is sent or how it is asked: a consent keeps the one it was given to. */
export const pushWording = {
  version: 1,
  subjects: {
    Decision: {
      title: 'My loan is decided, or waits for my signature',
      detail: 'When we have decided, and when your agreement is ready to sign.',
    },
    Payment: {
      title: 'A payment is due, or late',
      detail: 'Before a payment is due, on the day, and when it is late.',
    },
    Document: {
      title: 'A document must be handed in again',
      detail: 'When we could not accept a document and need it from you once more.',
    },
  },
} as const satisfies { version: number; subjects: Record<PushSubject, { title: string; detail: string }> };

/** The same for everybody: whoever sees the phone lying there learns nothing about its owner. */
export const pushNotices = {
  decided: {
    subject: 'Decision',
    text: 'There is news about your application.',
    to: '/loan-application',
  },
  sign: { subject: 'Decision', text: 'A paper waits for your signature.', to: '/loan-application' },
  due: { subject: 'Payment', text: 'A payment is due soon. Tap to see how to pay.', to: '/my-loans' },
  late: {
    subject: 'Payment',
    text: 'A payment is late. Tap to see how to pay, or to write to us.',
    to: '/my-loans',
  },
  document: {
    subject: 'Document',
    text: 'We need a document once more. Tap to see which one.',
    to: '/earn-points?tab=documents',
  },
} as const satisfies Record<string, PushNotice>;

export const pushTexts = {
  title: 'Notices on this phone',
  lead: `${brand.name} can tell you these three things when the app is closed, between 8 in the morning and 8 in the evening. Names and amounts are never shown. You can switch each off here at any time.`,
  blocked:
    'Notices are switched off for this site in your browser. Allow them in its settings, then come back here.',
  cannot: 'This browser cannot show notices. On an iPhone, keep the app on the home screen first.',
  elsewhere: 'You allowed notices on another phone. They do not come to this one yet.',
  alsoHere: 'Also on this phone',
  on: 'We will tell you on your phone.',
  off: 'We will no longer tell you on your phone.',
  here: 'Notices now come to this phone.',
  failed: 'Your browser could not switch notices on. Please try again.',
} as const;

/** How these things are called in what a person downloads about themselves. */
export const pushHeldTexts = {
  devices: 'Browsers that get notices',
  consents: 'What you allowed us to tell you on your phone',
  service: 'Service',
  registered: 'Registered',
} as const;
