// What one's own profile says, in each of its five views.

export const profileTexts = {
  navigation: 'Your profile',
  views: {
    info: 'My Info',
    activity: 'My Activities',
    points: 'My Seeds',
    acquisitions: 'My Acquisitions',
    contests: 'My Contests',
  },

  noActivity: "We haven't noticed any activity for you.",
  noPoints: 'You have not earned a point yet.',
  earnPoints: 'Earn Seed Points',
  balanceAfter: (seeds: number) => `Balance ${seeds.toLocaleString('en-JM')}`,

  factsTitle: 'About you',
  userid: 'User id',
  email: 'Email',
  status: 'Status',
  fullName: 'Full name',
  country: 'Country',
  created: 'Member since',
  lastLoginDate: 'Last login',
  never: 'Not yet',

  picture: 'Your picture',
  noPicture: 'You have no picture yet',
  choosePicture: 'Choose a picture',
  usePicture: 'Use this picture',
  cancel: 'Cancel',
  uploading: 'Sending your picture',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  pictureSaved: 'Your picture is changed.',
  pictureHint: 'A JPG, PNG or WebP of at most 5 MB. Only you and our staff see it.',

  settingsTitle: 'Password and preferences',
  changePassword: 'Change Password',
  preferences: 'Preferences',
} as const;
