// The button: its tones, and a busy state that keeps its width.
import { type ComponentProps, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { useHoldsWindow } from './overlay/held-open.ts';
import { Sign } from './sign.tsx';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; icon?: ReactNode };

/**
 * `busy` disables the button while its request runs and turns a ring in it; a screen has one `primary` at most. One that does what the
 * screen is for is pressed once: neither the second half of a double click counts nor a second Enter that comes before `busy` is drawn,
 * which would send everything twice. While such a one is busy, the window that it stands in stays open.
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
  const once = useOnce();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isMain && (event.detail > 1 || !once())) event.preventDefault();
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

/** Answers whether this is the first press since the last one was drawn, at the latest two tasks after it: a form is sent after the press, and what that begins is drawn in the task that follows. */
function useOnce(): () => boolean {
  const isPressed = useRef(false);
  const release = () => {
    isPressed.current = false;
  };
  useLayoutEffect(release);
  return () => {
    if (isPressed.current) return false;
    isPressed.current = true;
    setTimeout(() => setTimeout(release));
    return true;
  };
}
