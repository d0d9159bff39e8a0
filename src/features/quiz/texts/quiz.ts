// What the 5-in-5 quiz says.

export const quizTexts = {
  title: '5 in 5',
  welcome: 'Three short steps, five minutes at most. Then the app is yours.',
  start: 'Start Now',
  feelingQuestion: 'How happy are you with your current credit provider?',
  drawQuestion: 'Do you throw a partner (or take part in another savings draw)?',
  throwPerMonth: 'How much do you throw a month?',
  rewardsQuestion: 'Which three (3) options do you want as Rewards',
  greeting: (fullName: string) => `Welcome, ${fullName}`,
  progress: 'Your quiz',
  yes: 'Yes',
  no: 'No',
  next: 'Next',
  prev: 'Prev',
  submit: 'Submit',
  chosenOf: (chosen: number, of: number) => `${chosen} of ${of} chosen`,
  incomplete: 'Please complete question to move on',
  tooManyRewards: 'You can only select 3 options. Unselect one and try again',
  chooseThree: 'Choose three rewards to finish.',
} as const;

export const preferenceTexts = {
  title: 'Preferences',
  lead: 'Two short steps. They help us to show you offers that fit you; you can change them at any time.',
  progress: 'Your preferences',
  feelingQuestion: 'How do you feel about your current financial situation?',
  appealQuestion: 'Which offers appeal to you?',
  shortTermLoan: '100k or less',
  chosen: (count: number) => `${count} chosen`,
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  incomplete: 'Please complete all questions to move on',
  chooseOne: 'Choose at least one option',
  saved: 'Thank you. Prefrences saved',
  failed: 'Failed to save your prefrences. Please try again',
} as const;
