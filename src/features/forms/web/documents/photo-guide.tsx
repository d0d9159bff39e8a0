// How a photo of a paper should look, and how not: two drawings with their words.
import type { ReactNode } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { ToneIcon } from '#platform/web/ui/tone.tsx';
import { photoTexts as texts } from '../../texts/photos.ts';

export const PhotoGuide = () => (
  <Card className="grid gap-3">
    <h2 className="font-bold text-lg">{texts.guide}</h2>
    <ul className="grid grid-cols-2 gap-4">
      <Example tone="good" title={texts.goodTitle} text={texts.good}>
        <Paper className="text-leaf" />
      </Example>
      <Example tone="bad" title={texts.badTitle} text={texts.bad}>
        {/* Beyond the edge of the picture, askew, without a sharp line, in the dark. */}
        <g transform="rotate(-14 60 40) translate(34 22)">
          <g opacity="0.35" transform="translate(3 2)">
            <Paper className="text-pimento" />
          </g>
          <g opacity="0.35">
            <Paper className="text-pimento" />
          </g>
        </g>
        <path d="M0 0h120v80H0z" className="fill-deep" opacity="0.5" />
      </Example>
    </ul>
  </Card>
);

type ExampleProps = { tone: 'good' | 'bad'; title: string; text: string; children: ReactNode };

const Example = ({ tone, title, text, children }: ExampleProps) => (
  <li className="grid content-start gap-1.5">
    <svg
      viewBox="0 0 120 80"
      aria-hidden="true"
      className={`w-full rounded-md border-2 bg-sunk ${tone === 'good' ? 'border-leaf' : 'border-pimento'}`}
    >
      {children}
    </svg>
    <p
      className={`flex items-center gap-1.5 font-semibold ${tone === 'good' ? 'text-leaf' : 'text-pimento'}`}
    >
      <ToneIcon tone={tone} className="size-5" />
      {title}
    </p>
    <p className="text-sm">{text}</p>
  </li>
);

/** An identity card: a face, and lines of print. */
const Paper = ({ className }: { className: string }) => (
  <g className={className} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <rect x="16" y="14" width="88" height="52" rx="5" className="fill-surface" />
    <circle cx="36" cy="33" r="6" />
    <path d="M26 53a10 10 0 0 1 20 0M56 29h38M56 40h30M56 51h34" />
  </g>
);
