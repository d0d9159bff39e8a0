// What stands in place of a form that was sent: the thanks, what it earned, and the way on, which is taken by itself.
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { informationTexts, sectionTexts } from '#texts/information.ts';
import type { NextStop } from './my-sections.ts';

const LEAVE_MS = 3_000;

type SectionDoneProps = { next: NextStop /** Seeds that it earned. */; points?: number };

export function SectionDone({ next, points = 0 }: SectionDoneProps) {
  const thanks = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { to } = next;
  useEffect(() => {
    toast.good(informationTexts.submitted);
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center' });
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <Card className="grid justify-items-center gap-4 py-10 text-center">
      <CircleCheckBig className="size-14 text-leaf" strokeWidth={1.5} />
      <h2 ref={thanks} tabIndex={-1} className="font-bold text-xl outline-none">
        {informationTexts.submitted}
      </h2>
      {points > 0 && <SeedAmount count={points} signed className="text-base" />}
      <p className="text-muted">{wayOn(next)}</p>
      <LinkButton to={to}>{sectionTexts.goOn}</LinkButton>
    </Card>
  );
}

function wayOn({ name, isDocuments }: NextStop): string {
  if (name === null) return sectionTexts.lastDone;
  return isDocuments ? sectionTexts.nextDocuments(name) : sectionTexts.next(name);
}
