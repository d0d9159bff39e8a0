// The picture of a contest's prize, or a drawn parcel where there is none.
import type { Contest } from '../contract.ts';

type ContestPictureProps = {
  prize: Pick<Contest['prize'], 'imageUrl'>;
  /** Whether the picture is loaded first, because it shows at once. */
  eager?: boolean;
  /** The classes for size and corners. */
  className: string;
};

/** The picture; it repeats what is said beside it, so it is silent to a screen reader. */
export const ContestPicture = ({ prize, eager = false, className }: ContestPictureProps) =>
  prize.imageUrl ? (
    <img
      src={prize.imageUrl}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className={`bg-sunk object-cover ${className}`}
    />
  ) : (
    <div className={`grid place-items-center bg-leaf-soft ${className}`}>
      <Parcel />
    </div>
  );

const Parcel = () => (
  <svg
    viewBox="0 0 64 64"
    aria-hidden="true"
    className="size-1/2 max-h-28 max-w-28"
    fill="none"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <rect x="10" y="26" width="44" height="30" rx="4" className="fill-surface stroke-leaf" />
    <rect x="6" y="18" width="52" height="11" rx="3" className="fill-surface stroke-leaf" />
    <path d="M32 18v38" className="stroke-pimento" />
    <path
      d="M32 17c-3-8-13-11-15-5-1 4 5 6 15 5Zm0 0c3-8 13-11 15-5 1 4-5 6-15 5Z"
      className="fill-pimento-soft stroke-pimento"
    />
  </svg>
);
