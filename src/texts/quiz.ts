// What the 5-in-5 quiz says.

export const quizTexts = {
  title: '5 in 5',
  welcome: 'Five quick questions, five minutes at most. Then the app is yours.',
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
