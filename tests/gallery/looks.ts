// At what sizes, in which colours and at which text size each screen is looked at.

export type Look = {
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** 200 is what WCAG 1.4.4 asks a page to bear. */
  textPercent: 100 | 200;
  /** Whether pictures are kept for people to look at. */
  isKept: boolean;
  /** Whether colours alone are judged: the size is judged in the other scheme. */
  coloursAlone: boolean;
};

const look = (width: number, height: number, scheme: Look['scheme'], textPercent: 100 | 200 = 100): Look => ({
  width,
  height,
  scheme,
  textPercent,
  isKept: width > 320,
  coloursAlone: false,
});

/** The gate's: a phone by day and a desk by night, and what the other scheme can change. */
const QUICK = [
  look(360, 740, 'light'),
  { ...look(360, 740, 'dark'), coloursAlone: true },
  look(1280, 800, 'dark'),
  { ...look(1280, 800, 'light'), coloursAlone: true },
];

const WHOLE = [
  look(360, 740, 'light'),
  look(360, 740, 'dark'),
  look(320, 568, 'light'),
  look(360, 740, 'light', 200),
  look(360, 740, 'dark', 200),
  look(768, 1024, 'light'),
  look(768, 1024, 'dark'),
  look(1280, 800, 'light'),
  look(1280, 800, 'dark'),
];

export const isWhole = process.env.GALLERY === 'whole';
export const LOOKS: readonly Look[] = isWhole ? WHOLE : QUICK;

/** Below it, fingers. */
export const isPhone = ({ width }: Look): boolean => width < 640;

export const nameOf = ({ width, scheme, textPercent }: Look): string =>
  `${width}-${scheme}${textPercent === 100 ? '' : `-text-${textPercent}`}`;
