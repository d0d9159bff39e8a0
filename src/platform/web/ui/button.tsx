// The button: its tones, and a busy state that keeps its width.
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Sign } from './sign.tsx';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; icon?: ReactNode };

/** `busy` disables the button while its request runs and turns a ring in it; a screen has one `primary` at most. */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  icon,
  className = '',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
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
