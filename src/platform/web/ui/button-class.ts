// How anything that acts looks, be it a button or a link.

export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'quiet' | 'onDeep';
export type ButtonLook = { tone?: ButtonTone; size?: 'md' | 'sm'; wide?: boolean };

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-leaf text-on-leaf border-transparent hover:bg-leaf-strong',
  secondary: 'bg-surface text-ink border-edge hover:border-leaf hover:bg-leaf-soft',
  danger: 'bg-pimento text-on-pimento border-transparent hover:bg-pimento-strong',
  quiet: 'text-leaf border-transparent hover:bg-leaf-soft',
  /** For the main action on a dark green background; bright in both colour schemes. */
  onDeep: 'bg-on-deep text-deep border-transparent hover:bg-on-deep-muted',
};

export function buttonClass({ tone = 'primary', size = 'md', wide = false }: ButtonLook): string {
  const room = size === 'sm' ? 'px-3 text-sm' : 'px-5 text-base';
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-md border py-2 text-center font-semibold no-underline transition-colors disabled:pointer-events-none disabled:opacity-55 ${room} ${wide ? 'w-full' : ''} ${TONES[tone]}`;
}
