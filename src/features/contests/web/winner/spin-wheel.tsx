// The spin wheel: twelve tickets around a hub, the pointer at the right, where a ticket can be read.
import { angleOf, FACES, PAUSE_MS, SLOWING, type StageProps, sectorPath, useTurning } from './stage.ts';

const TURNS = 6;
const LOOKS = [
  { face: 'fill-leaf', text: 'fill-on-leaf' },
  { face: 'fill-leaf-soft', text: 'fill-ink' },
  { face: 'fill-pimento', text: 'fill-on-pimento' },
  { face: 'fill-sunk', text: 'fill-ink' },
] as const;
const SECTOR = sectorPath(20, 92);
const BULBS = Array.from({ length: 24 }, (_, place) => place * 15);

export function SpinWheel({ faces, from, target, isTurning, onLanded }: StageProps) {
  const end = -angleOf(faces, target);
  const wheel = useTurning<SVGGElement>(
    isTurning ? target : null,
    (element) =>
      element.animate([rotated(-angleOf(faces, from)), rotated(end + 360 * TURNS)], {
        duration: 5_200,
        delay: from ? PAUSE_MS : 300,
        easing: SLOWING,
        fill: 'backwards',
      }),
    onLanded,
  );
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true" className="mx-auto w-full max-w-96">
      <circle r="101" className="fill-ground stroke-deep-line" strokeWidth="2" />
      {BULBS.map((angle) => (
        <circle key={angle} cx="96.5" r="1.8" transform={`rotate(${angle})`} className="fill-pimento" />
      ))}
      <g ref={wheel} style={rotated(end)}>
        {faces.map((ticket, place) => {
          const look = LOOKS[place % LOOKS.length] ?? LOOKS[0];
          const angle = (place * 360) / FACES;
          return (
            <g key={angle} transform={`rotate(${angle})`}>
              <path d={SECTOR} className={`${look.face} stroke-ground`} strokeWidth="1" />
              <text
                x="57"
                y="3"
                textAnchor="middle"
                fontSize="8.4"
                fontWeight="650"
                className={`figures ${look.text}`}
              >
                {ticket}
              </text>
            </g>
          );
        })}
      </g>
      <circle r="20" className="fill-ground stroke-deep-line" strokeWidth="2" />
      <Sprout />
      <path d="M84 0l17-9v18Z" className="fill-ink stroke-ground" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

const rotated = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });

const Sprout = () => (
  <g fill="none" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
    <path d="M0 11V-1" className="stroke-leaf" />
    <path d="M0 0c0-7 4-10 10-10 0 7-4 10-10 10Z" className="fill-leaf-soft stroke-leaf" />
    <path d="M0 4c0-6-4-8-9-8 0 6 4 8 9 8Z" className="fill-leaf-soft stroke-leaf" />
  </g>
);
