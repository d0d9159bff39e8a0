// The plant that grows with what a person has given: one pot, one leaf and one line weight, before a soft disc.
import type { AnimationEvent, CSSProperties } from 'react';
import type { PlantStage } from '../rules/growth.ts';
import { heightOf, plantShape, ROOT, type Sprig } from './plant-shape.ts';

type PlantProps = Partial<PlantStage> & {
  level: PlantStage['level'];
  /** The stage that it is growing out of, once, while `onGrown` has not been called. */
  from?: PlantStage | null;
  onGrown?: () => void;
  /** What the drawing says to assistive technology; without it the drawing is decoration. */
  label?: string;
  className?: string;
};

const LEAF = 'M0 0C5-11 19-13 30-2 20 8 7 8 0 0Z';
const RIB = 'M2-.3Q13-3.5 24-2.3';

export function Plant({
  level,
  sent = 0,
  hasRepaid = false,
  from,
  onGrown,
  label,
  className = 'h-44',
}: PlantProps) {
  const stage = { level, sent, hasRepaid };
  const ended = ({ target, currentTarget }: AnimationEvent) => target === currentTarget && onGrown?.();
  return (
    <svg
      viewBox="0 0 160 200"
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label ? undefined : true}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <circle cx="80" cy="97" r="75" className="fill-sunk" />
      {from ? (
        <>
          <g className="plant-outgrown">
            <Grown {...from} />
          </g>
          <g className="plant-growing" style={beginningAt(from, stage)} onAnimationEnd={ended}>
            <Grown {...stage} />
          </g>
        </>
      ) : (
        <Grown {...stage} />
      )}
      <Pot />
    </svg>
  );
}

/** The style that begins the growth as high as the stage before, so that the plant does not jump. */
const beginningAt = (from: PlantStage, stage: PlantStage): CSSProperties => {
  const [before, now] = [from, stage].map(({ level, sent }) => heightOf(plantShape(numberOf(level), sent)));
  return { '--plant-before': now ? (before ?? 0) / now : 1 } as CSSProperties;
};

const numberOf = (level: PlantStage['level']): number => Number(level.slice(4));

/** What stands in the pot. */
function Grown({ level, sent, hasRepaid }: PlantStage) {
  const grown = numberOf(level);
  const { stems, leaves, tips } = plantShape(grown, sent);
  const Fruit = hasRepaid ? Berries : grown === 10 ? Flower : null;
  return (
    <>
      {stems.map((path) => (
        <path key={path} d={path} className="stroke-leaf" />
      ))}
      {leaves.map((leaf) => (
        <Leaf key={`${leaf.x} ${leaf.y} ${leaf.angle}`} {...leaf} />
      ))}
      {Fruit && tips.map((tip) => <Fruit key={tip.x} {...tip} />)}
      {(grown === 1 || grown === 2) && sent === 0 && <Seed sprouting={grown === 2} />}
    </>
  );
}

const Leaf = ({ x, y, angle, size }: Sprig) => {
  const turned = Math.abs(angle) > 90;
  const place = `translate(${x} ${y}) rotate(${turned ? angle + 180 : angle}) scale(${turned ? -size : size} ${size})`;
  return (
    <g transform={place} strokeWidth={(2 / size).toFixed(2)} className="stroke-leaf">
      <path d={LEAF} className="fill-leaf-soft" />
      <path d={RIB} />
    </g>
  );
};

const Flower = ({ x, y }: Sprig) => (
  <g data-grown="flower" className="fill-on-deep stroke-leaf">
    {[0, 72, 144, 216, 288].map((angle) => (
      <ellipse key={angle} cx={x} cy={y - 7} rx="4.2" ry="5.4" transform={`rotate(${angle} ${x} ${y})`} />
    ))}
    <circle cx={x} cy={y} r="2.4" className="fill-leaf stroke-none" />
  </g>
);

/** The size of the leaves of the full-grown plant, whose berries are as drawn here; on a smaller plant they are smaller. */
const FULL_GROWN = 0.86;

const Berries = ({ x, y, size }: Sprig) => (
  <g transform={`translate(${x} ${y}) scale(${(size / FULL_GROWN).toFixed(2)})`}>
    {[
      [-7, 5],
      [7, 4],
      [0, -5],
    ].map(([cx = 0, cy = 0]) => (
      <g key={cx} data-grown="berry">
        <circle cx={cx} cy={cy} r="6.5" className="fill-pimento stroke-sunk" />
        <path d={`M${cx - 2.6} ${cy - 0.6}a3 3 0 0 1 2.6-2.4`} className="stroke-pimento-soft" />
      </g>
    ))}
  </g>
);

const Seed = ({ sprouting }: { sprouting: boolean }) => (
  <>
    {sprouting && (
      <path
        d={`M${ROOT.x} ${ROOT.y - 6}C76 122 79 114 87 116 91 117 91 122 88 124`}
        className="stroke-leaf"
      />
    )}
    <ellipse
      cx={ROOT.x}
      cy={ROOT.y - 4}
      rx="9"
      ry="6.5"
      transform={`rotate(-18 ${ROOT.x} ${ROOT.y - 4})`}
      className="fill-gold stroke-gold-ink"
    />
    <path d="M73 138q5-5 12-5" className="stroke-gold-ink" />
  </>
);

const Pot = () => (
  <g className="stroke-pimento">
    <path d="M50 144Q64 137 80 139 98 136 110 144Z" className="fill-line stroke-muted" />
    <path d="M50 156 58 190Q59 194 63 194H97Q101 194 102 190L110 156Z" className="fill-pimento-soft" />
    <rect x="43" y="144" width="74" height="13" rx="5" className="fill-pimento-soft" />
    <path d="M60 170l3 13" />
  </g>
);
