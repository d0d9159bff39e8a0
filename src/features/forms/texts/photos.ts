// What is said of photos of papers: how to take one, and that one may not be readable.

export const photoTexts = {
  guide: 'How to take a good photo',
  goodTitle: 'Good',
  good: 'The whole paper, flat, in good light. You can read every word.',
  badTitle: 'Not good',
  bad: 'Cut off, dark or blurred. We would have to ask you for it again.',
  doubts: {
    dark: 'This photo looks dark. Can you read every word?',
    blurred: 'This photo looks blurred. Can you read every word?',
  },
  takeAgain: 'Take again',
  useAnyway: 'Use it anyway',
} as const;
