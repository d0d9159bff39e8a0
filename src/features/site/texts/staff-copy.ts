// What the editor of the landing's words says, and how each of its slots is called.
import type { landingCopy } from './site.ts';

type Slot = keyof typeof landingCopy;

const claim = <Number extends number>(number: Number) =>
  ({
    [`claims.${number}.figure`]: `Claim ${number}: figure`,
    [`claims.${number}.text`]: `Claim ${number}: text`,
  }) as Record<`claims.${Number}.${'figure' | 'text'}`, string>;

const step = <Number extends number>(number: Number) =>
  ({
    [`steps.${number}.title`]: `Step ${number}: title`,
    [`steps.${number}.text`]: `Step ${number}: text`,
  }) as Record<`steps.${Number}.${'title' | 'text'}`, string>;

export const copySlotNames: Record<Slot, string> = {
  'hero.title': 'Promise',
  'hero.lead': 'Sentence under the promise',
  'claims.title': 'Heading of the claims (read out, not shown)',
  ...claim(1),
  ...claim(2),
  ...claim(3),
  ...claim(4),
  ...claim(5),
  ...claim(6),
  ...claim(7),
  ...claim(8),
  ...claim(9),
  'steps.title': 'Heading of the steps',
  ...step(1),
  ...step(2),
  ...step(3),
  'cost.title': 'Heading of the cost example',
  'cost.lead': 'Sentence above the cost example',
};

export const copyErrors = {
  empty: (slot: string) => `${slot}: write something. To have the first words back, choose “Default”.`,
  tooLong: (slot: string, most: number) => `${slot}: use ${most} characters or fewer.`,
} as const;

export const editCopyTexts = {
  title: 'Edit copy',
  lead: 'The words of the landing page. Visitors see the version that was published last, from their next visit on.',
  groups: {
    hero: 'Promise',
    claims: 'What we offer',
    steps: 'How it works',
    cost: 'Cost example',
  },
  limit: (length: number, most: number) => `${length} of ${most} characters`,
  toDefault: 'Default',
  toDefaultOf: (slot: string) => `Default for ${slot}`,
  defaultIs: (words: string) => `Default: ${words}`,
  save: 'Save as a new version',
  publish: 'Publish',
  confirmPublish: 'Are you sure you want to publish these words?',
  confirmPublishLead: (count: number) =>
    count === 1
      ? 'One text of the landing changes for every visitor.'
      : `${count} texts of the landing change for every visitor.`,
  yes: 'Yes',
  saved: (version: number) => `Version ${version} saved; it is not published yet`,
  published: (version: number) => `Version ${version} published`,
  failed: 'The words could not be saved',
  standing: (version: number, published: number) =>
    version === published
      ? `You see version ${version}, which visitors see too.`
      : `You see version ${version}, which is not published. Visitors see version ${published}.`,
  unsaved: (count: number) =>
    count === 1 ? '1 text changed, not saved yet.' : `${count} texts changed, not saved yet.`,
  preview: 'Preview',
  previewFrame: 'The landing as a phone shows it',
  previewNote: 'As a phone shows it, while you type.',
  meanwhile: {
    title: 'Somebody else saved these words while you were editing them.',
    lead: 'Nothing of yours is lost. You both changed this: choose what is to stand.',
    keep: 'Go on with mine',
    take: 'Take theirs',
    empty: 'nothing',
  },
} as const;

export const copyHistoryTexts = {
  title: 'Versions',
  version: (version: number) => `Version ${version}`,
  first: 'The first words',
  unchanged: 'Nothing changed.',
  published: 'Published',
  draft: 'Not published',
  inForce: 'What visitors see',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  installed: 'Pimento itself',
  changes: (count: number) => (count === 1 ? '1 text changed' : `${count} texts changed`),
  revertedTo: (version: number) => `Back to version ${version}`,
  before: 'Before:',
  after: 'After:',
  revert: 'Revert to this version',
  revertOf: (version: number) => `Revert to this version: ${version}`,
  confirmRevert: (version: number) => `Are you sure you want to go back to version ${version}?`,
  confirmRevertLead:
    'Its words are published at once as a new version; no version is lost. What is typed above and not saved is dropped.',
  none: 'Nothing has been saved yet.',
} as const;
