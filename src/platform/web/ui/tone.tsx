// Five tones of a state. Each has its colour and its icon, so that colour never speaks alone.
import { Sign } from './sign.tsx';

export type Tone = 'good' | 'wait' | 'bad' | 'info' | 'neutral';

type Way = { text: string; to: string };

/** What a card says: a sentence or two, the one tap that does it, and where there is one, a way out. */
export type Said = { tone: Tone; title: string; text: string; way: Way; wayOut?: Way };

export const toneClasses: Record<Tone, string> = {
  good: 'bg-leaf-soft text-leaf',
  wait: 'bg-tide-soft text-tide',
  bad: 'bg-pimento-soft text-pimento',
  info: 'bg-tide-soft text-tide',
  neutral: 'bg-sunk text-muted',
};

export const ToneIcon = ({ tone, className }: { tone: Tone; className: string }) => (
  <Sign shape={tone} className={`shrink-0 ${className}`} />
);
