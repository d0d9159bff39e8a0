// A link that looks like a button, for going somewhere rather than doing something.
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class.ts';

type LinkButtonProps = LinkProps & ButtonLook & { icon?: ReactNode };

export function LinkButton({ tone, size, wide, icon, className = '', children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={`${buttonClass({ tone, size, wide })} ${className}`}>
      {icon}
      {children}
    </Link>
  );
}
