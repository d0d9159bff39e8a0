// The few signs that a visitor's pages need, so that they load no icon library. Signed-in screens use lucide-react beside them.

const RING = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z';
const EYE =
  'M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z';

/** The paths of each icon, drawn with lines on a grid of 24 by 24. */
const SHAPES = {
  good: `${RING}m-3.8 9.4 2.6 2.6 5-5.3`,
  wait: `${RING}m0 4.2V12l3.2 1.8`,
  bad: `${RING}m0 4.5v5m0 3.6v.1`,
  info: `${RING}m0 4.6v.1m0 3.6v5.2`,
  neutral: `${RING}m-3.5 9h7`,
  eye: EYE,
  eyeOff: `${EYE}M4.5 19.5l15-15`,
  turning: 'M21 12a9 9 0 1 1-6.3-8.6',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M19 12H5m6-6-6 6 6 6',
} as const;

/** The icon takes its colour from the text around it; `className` gives its size. */
export const Sign = ({ shape, className }: { shape: keyof typeof SHAPES; className: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d={SHAPES[shape]} />
  </svg>
);
