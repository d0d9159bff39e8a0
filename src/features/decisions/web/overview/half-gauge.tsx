// A figure on a half circle, for the eye; what it says stands beside it in words.

const RADIUS = 42;
const LENGTH = Math.PI * RADIUS;
const ARC = `M8 50A${RADIUS} ${RADIUS} 0 0 1 92 50`;

type HalfGaugeProps = { value: number; max: number; text: string };

export const HalfGauge = ({ value, max, text }: HalfGaugeProps) => (
  <svg
    viewBox="0 0 100 58"
    aria-hidden="true"
    className="w-full max-w-52"
    fill="none"
    strokeWidth="9"
    strokeLinecap="round"
  >
    <path d={ARC} className="stroke-line" />
    {value > 0 && (
      <path
        d={ARC}
        className="stroke-leaf"
        strokeDasharray={`${(Math.min(1, value / max) * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
      />
    )}
    <text x="50" y="49" textAnchor="middle" className="figures fill-ink font-bold text-[22px]" stroke="none">
      {text}
    </text>
  </svg>
);
