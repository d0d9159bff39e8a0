// The sign of the product: a sprig of pimento with three berries, and its name beside it.
import { brand } from '#texts/brand.ts';

/** The sprig without the name. It is hidden from assistive technology. */
export const LogoSprig = ({ className = 'size-8' }: { className?: string }) => (
  <svg
    viewBox="0 0 32 32"
    aria-hidden="true"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d="M6 29C9 22 13.5 16.5 20.5 12" className="stroke-current" strokeWidth="2" />
    <path d="M11.5 21.5C4.5 20.5 2.5 15 3.5 8.5 9.5 10 13 14.5 11.5 21.5Z" className="fill-current" />
    <path d="M15 17C12 11 14 5 20 2c3.5 5.5 1.5 11.5-5 15Z" className="fill-current" />
    <path d="M15 18c4 1 7 3 8.5 6" className="stroke-current" strokeWidth="2" />
    <g className="fill-pimento">
      <circle cx="24.5" cy="11" r="4" />
      <circle cx="26.5" cy="19.5" r="3.5" />
      <circle cx="23" cy="26.5" r="3.5" />
    </g>
  </svg>
);

/** The sprig and the name. `onDeep` sets the colours for the dark green background of the staff's sidebar. */
export const Logo = ({ onDeep = false }: { onDeep?: boolean }) => (
  <span className={`inline-flex items-center gap-2 ${onDeep ? 'text-on-deep' : 'text-leaf'}`}>
    <LogoSprig />
    <span className={`font-extrabold text-xl tracking-tight ${onDeep ? '' : 'text-ink'}`}>{brand.name}</span>
  </span>
);
