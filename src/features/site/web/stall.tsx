// The landing's picture: a market stall with the plant on its counter, drawn with lines as all of the family; part of the page, so that it comes with the words.

/** Decoration, for a deep ground. */
export const Stall = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 240 200"
    aria-hidden="true"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <circle cx="120" cy="104" r="92" className="fill-deep-line" opacity=".35" />
    <g className="stroke-on-deep-muted">
      <path d="M40 56V186M200 56V186M42 146V186H198V146" />
      <path d="M28 48 46 16H194L212 48ZM66 48 76 16M104 48 109 16M136 48 131 16M174 48 164 16" />
      <path d="M28 48q9.5 18 19 0t19 0q9.5 18 19 0t19 0q8 18 16 0t16 0q9.5 18 19 0t19 0q9.5 18 19 0t19 0" />
      <rect x="30" y="132" width="180" height="14" rx="5" className="fill-deep" />
      <path d="M58 158v16M90 158v16M122 158v16M154 158v16M186 158v16" opacity=".5" />
      <path d="M60 104 64 132H96L100 104ZM57 98H103V106H57Z" className="fill-deep" />
      <path d="M128 112H160L156 132H132Z" className="fill-deep" />
    </g>
    <g className="stroke-on-deep">
      <path d="M80 98C80 84 79 76 82 64" />
      <path d="M80 90c-5-10-19-12-27-3 8 8 20 8 27 3ZM81 80c5-10 19-12 27-3-8 8-20 8-27 3ZM82 66c-2-9 3-16 10-18 4 8-1 16-10 18Z" />
    </g>
    <g className="fill-gold stroke-deep">
      <circle cx="72" cy="72" r="4" />
      <circle cx="66" cy="78" r="4" />
      <circle cx="94" cy="92" r="4" />
      <circle cx="137" cy="109" r="7" />
      <circle cx="151" cy="109" r="7" />
      <circle cx="144" cy="101" r="7" />
      <ellipse cx="184" cy="128" rx="13" ry="4.5" />
      <ellipse cx="184" cy="121" rx="13" ry="4.5" />
      <ellipse cx="184" cy="114" rx="13" ry="4.5" />
    </g>
  </svg>
);
