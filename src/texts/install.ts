// The offer to keep the app on the phone's home screen.
import { brand } from './brand.ts';

export const installTexts = {
  title: `Keep ${brand.name} on your phone`,
  text: 'It opens with one tap, also where the signal is weak, and takes less room than a photo.',
  keep: 'Keep it',
  notNow: 'No, thank you',
  onIphone: [
    'Tap the Share button: the square with an arrow that points up.',
    'Scroll down and tap “Add to Home Screen”.',
    'Tap “Add”.',
  ],
} as const;
