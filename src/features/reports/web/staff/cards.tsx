// Figures as cards in a row, each the way to the list behind it.
import { Link } from 'react-router';

export type CardOfFigure = { text: string; to: string; figure: string; note?: string };

/** Of five in a row, or of four. */
export const GRIDS = {
  4: 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4',
  5: 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5',
};

export function Cards({ title, cards }: { title: string; cards: readonly CardOfFigure[] }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="font-bold text-lg">{title}</h2>
      <ul className={GRIDS[cards.length === 4 ? 4 : 5]}>
        {cards.map(({ text, to, figure, note }) => (
          <li key={text} className="grid">
            <Link
              to={to}
              className="grid content-start gap-1 rounded-lg border border-line bg-surface p-3 hover:border-leaf hover:bg-leaf-soft sm:p-4"
            >
              <span className={`figures wrap-anywhere font-bold ${sizeOf(figure)}`}>{figure}</span>
              <span className="text-sm">{text}</span>
              {note && <span className="text-muted text-xs">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of two beside each other on a phone none breaks its figure up to ten million dollars. */
function sizeOf(figure: string): string {
  if (figure.length > 11) return 'text-sm sm:text-xl';
  if (figure.length > 8) return 'text-base sm:text-xl';
  return figure.length > 5 ? 'text-2xl sm:text-3xl' : 'text-3xl';
}
