// The button: its tones, and a busy state that keeps its width.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { useHoldsWindow } from './overlay/held-open.ts';
import { Sign } from './sign.tsx';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; icon?: ReactNode };

/**
 * `busy` disables the button while its request runs and turns a ring in it; a screen has one `primary` at most. A double click on one that
 * does what the screen is for counts as one click: the second arrives before `busy` is painted, and would send everything twice. While such a one is busy, the window that it stands in stays open.
 */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  icon,
  className = '',
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isMain = tone !== 'secondary' && tone !== 'quiet';
  useHoldsWindow(busy && isMain);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1 && isMain) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      onClick={press}
      aria-busy={busy || undefined}
      data-danger={tone === 'danger' || undefined}
      className={`${buttonClass({ tone, size, wide })} relative ${className}`}
    >
      {busy && <Sign shape="turning" className="turn absolute size-5" />}
      <span className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}>
        {icon}
        {children}
      </span>
    </button>
  );
}
