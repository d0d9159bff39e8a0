// How a borrower chooses to be written to: by e-mail alone, or on the phone too.
import { brand } from '#texts/brand.ts';

/** Raise the version with every change of these words: a consent keeps the one it was given to. */
export const channelWording = {
  version: 1,
  agree: (channel: string) => `Yes, write to me by ${channel} about my payments, receipts and papers`,
  more: 'No adverts. No messages from 8 in the evening to 8 in the morning. You can stop them here at any time. All of it comes by e-mail too.',
} as const;

export const channelTexts = {
  title: 'How we write to you',
  lead: 'We send you an e-mail about all that matters. You can have short messages on your phone too.',
  question: 'Choose a way',
  names: { email: 'Email only', SMS: 'SMS', WhatsApp: 'WhatsApp' },
  hints: {
    email: 'Nothing comes to your phone.',
    SMS: 'Short messages, on any phone.',
    WhatsApp: 'Short messages, in your WhatsApp.',
  },
  now: (channel: string, number: string) => `We write to you by ${channel} at ${number}.`,
  stop: {
    SMS: 'You can stop these messages here.',
    WhatsApp: 'You can stop these messages here. On WhatsApp you can also reply STOP.',
  },
  phone: 'Your mobile number',
  phoneHint: '876 or 658, then seven digits.',
  phoneNeeded: 'Please give a mobile number from Jamaica: 876 or 658, then seven digits',
  sendCode: 'Send me a code',
  codeSent: (number: string) => `We have sent a code of six digits to ${number}. It is good for ten minutes.`,
  code: 'The code from the message',
  codeNeeded: 'Type the six digits of the code',
  agreeNeeded: 'Tick the box if you agree, or choose e-mail only',
  confirm: 'Use this number',
  anotherNumber: 'Use another number',
  chosen: (channel: string) => `Done. We now write to you by ${channel} too.`,
  stopNow: 'Stop these messages',
  stopped: `From now on ${brand.name} writes to you by e-mail only.`,
} as const;
