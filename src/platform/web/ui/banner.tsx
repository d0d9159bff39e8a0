// A message that stays on the page, with its tone's icon and perhaps one action.

import type { ReactNode } from 'react';
import { Unbroken } from './text/unbroken.tsx';
import { type Tone, ToneIcon, toneClasses } from './tone.tsx';

type BannerProps = {
  tone?: Tone;
  title?: string;
  action?: ReactNode;
  role?: 'status' | 'alert';
  children?: ReactNode;
};

/** Give `role` only when the banner appears after the page was read. */
export function Banner({ tone = 'info', title, action, role, children }: BannerProps) {
  return (
    <div
      role={role}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg p-4 ${toneClasses[tone]}`}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <ToneIcon tone={tone} className="mt-0.5 size-5" />
        <div className="min-w-0 text-ink">
          {title && (
            <p className="font-semibold">
              <Unbroken>{title}</Unbroken>
            </p>
          )}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}
