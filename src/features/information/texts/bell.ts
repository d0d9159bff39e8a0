// What people read under the bell of their sections and files.

export const bellTexts = {
  submitted: (section: string) => `You submitted ${section}`,
  fileInfected: (name: string) =>
    `A virus was found in “${name}”, so nobody can open it. Please send another copy`,
} as const;
