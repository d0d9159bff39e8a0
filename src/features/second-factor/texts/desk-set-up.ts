// The screen on which staff and lenders set up the second step that their role needs.

export const deskSetUpTexts = {
  title: 'Set up your second step',
  lead: 'You see what others trust us with. So your password alone must not open it: add one of these before you go on.',
  done: 'Your second step is set up.',
  leave: 'Log out',
} as const;
