// The roulette: the pockets turn one way, the ball runs the other and drops into the winner's pocket at the top.
import { angleOf, FACES, PAUSE_MS, SLOWING, type StageProps, sectorPath, useTurning } from './stage.ts';

const LASTS_MS = 6_000;
const LOOKS = [
  { face: 'fill-pimento', text: 'fill-on-pimento' },
  { face: 'fill-leaf', text: 'fill-on-leaf' },
] as const;
const POCKET = sectorPath(46, 82);
const RIM = 91;
const AT_REST = 55;

export function Roulette({ faces, from, target, isTurning, onLanded }: StageProps) {
  const turn = isTurning ? target : null;
  const timing = { duration: LASTS_MS, delay: from ? PAUSE_MS : 300, fill: 'backwards' } as const;
  const end = -angleOf(faces, target);
  const pockets = useTurning<SVGGElement>(
    turn,
    (element) =>
      element.animate([rotated(-angleOf(faces, from)), rotated(end + 720)], { ...timing, easing: SLOWING }),
    onLanded,
  );
  const orbit = useTurning<SVGGElement>(turn, (element) =>
    element.animate([rotated(0), rotated(-360 * 7)], { ...timing, easing: 'cubic-bezier(0.2, 0.6, 0.3, 1)' }),
  );
  const ball = useTurning<SVGCircleElement>(turn, (element) => element.animate(DROP, timing));
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true" className="mx-auto w-full max-w-96">
      <circle r="101" className="fill-sunk stroke-deep-line" strokeWidth="2" />
      <circle r="84" className="fill-none stroke-deep-line" strokeWidth="1.5" />
      <g ref={pockets} style={rotated(end)}>
        {faces.map((ticket, place) => {
          const look = LOOKS[place % LOOKS.length] ?? LOOKS[0];
          const angle = (place * 360) / FACES;
          return (
            <g key={angle} transform={`rotate(${angle - 90})`}>
              <path d={POCKET} className={`${look.face} stroke-ground`} strokeWidth="1.2" />
              <text
                y="3.4"
                transform="translate(72 0) rotate(90)"
                textAnchor="middle"
                fontSize="9.6"
                fontWeight="700"
                className={`figures ${look.text}`}
              >
                {ticket.slice(5)}
              </text>
            </g>
          );
        })}
        <circle r="46" className="fill-deep stroke-ground" strokeWidth="1.2" />
        {[0, 90, 180, 270].map((angle) => (
          <path
            key={angle}
            d="M0-10C6-16 6-26 0-34C-6-26-6-16 0-10Z"
            transform={`rotate(${angle})`}
            className="fill-none stroke-on-deep-muted"
            strokeWidth="2"
          />
        ))}
        <circle r="8" className="fill-on-deep-muted" />
      </g>
      <g ref={orbit}>
        <circle
          ref={ball}
          r="5.6"
          style={lifted(AT_REST)}
          className="fill-surface stroke-ink"
          strokeWidth="1.6"
        />
      </g>
    </svg>
  );
}

const rotated = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });
const lifted = (radius: number) => ({ transform: `translateY(${-radius}px)` });

/** The ball's way: along the rim, then down in three bounces. */
const DROP: Keyframe[] = [
  { ...lifted(RIM), offset: 0 },
  { ...lifted(RIM), offset: 0.62, easing: 'ease-in' },
  { ...lifted(60), offset: 0.74, easing: 'ease-out' },
  { ...lifted(76), offset: 0.81, easing: 'ease-in' },
  { ...lifted(56), offset: 0.88, easing: 'ease-out' },
  { ...lifted(63), offset: 0.92, easing: 'ease-in' },
  { ...lifted(AT_REST), offset: 0.96 },
  { ...lifted(AT_REST), offset: 1 },
];
