// A figure that opens the list behind it; nothing to open is nothing to press.
import { Link } from 'react-router';
import { teamTexts as texts } from '../../../texts/staff-team.ts';

/** `of`: what the figure counts, for who hears it alone. */
type FigureLinkProps = { to: string; count: number; shown?: string; of: string; isBad?: boolean };

export const FigureLink = ({ to, count, shown = String(count), of, isBad = false }: FigureLinkProps) =>
  count === 0 ? (
    <span className="text-muted">0</span>
  ) : (
    <Link
      to={to}
      aria-label={texts.figureOf(shown, of)}
      className={`link figures inline-flex min-h-11 min-w-11 items-center justify-end ${isBad ? 'font-bold text-pimento' : ''}`}
    >
      {shown}
    </Link>
  );

/** The list of what was decided, narrowed; what is left out of it narrows nothing. */
export const decidedAddress = (narrowed: Record<string, string>): string =>
  `/admin/team/decided?${new URLSearchParams(narrowed)}`;
