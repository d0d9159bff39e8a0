// A button that opens a small panel under it: the account menu, the notification list.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, type To, useLocation } from 'react-router';

/** The space in pixels that is left below a panel which was scrolled into view. */
const ROOM_PX = 8;

type MenuProps = {
  /** The label of the button for assistive technology; what the button shows is `trigger`. */
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  panelClassName?: string;
  onOpen?: () => void;
  /** Whether the panel stays open when one of its entries changes the query string of the same page. */
  holds?: boolean;
  children: ReactNode;
};

/** A disclosure rather than an ARIA menu: its entries are plain links and buttons, reached with Tab; Escape closes it. */
export function Menu({
  label,
  trigger,
  triggerClassName = 'grid min-h-11 min-w-11 place-items-center',
  panelClassName = 'w-60 p-2',
  onOpen,
  holds = false,
  children,
}: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { key, pathname } = useLocation();
  const shownPage = holds ? pathname : key;
  useEffect(() => {
    // An entry that leads to the present address is removed together with the panel; the focus must not be lost with it.
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    if (shownPage) setOpen(false);
  }, [shownPage]);
  useEffect(() => {
    if (!open) return;
    // Under a button near the bottom of the window the panel would open out of sight.
    const below = (panel.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
    if (below > 0) window.scrollBy(0, below + ROOM_PX);
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
        className={`rounded-full hover:bg-leaf-soft ${triggerClassName}`}
      >
        <span className="sr-only">{label}</span>
        {trigger}
      </button>
      <div
        ref={panel}
        id={panelId}
        hidden={!open}
        className={`rise absolute top-full right-0 z-40 mt-2 rounded-lg border border-line bg-surface lift ${panelClassName}`}
      >
        {open && children}
      </div>
    </div>
  );
}

const ENTRY = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-leaf-soft';

type MenuLinkProps = { to: To; state?: unknown; icon?: ReactNode; children: ReactNode };

export const MenuLink = ({ to, state, icon, children }: MenuLinkProps) => (
  <Link to={to} state={state} className={ENTRY}>
    {icon}
    {children}
  </Link>
);
