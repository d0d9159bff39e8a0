// What stands in place of a form that was sent: the plant that grows by it, the thanks, what it earned, and the way on, which is taken by itself.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { GrowingPlant } from '#features/seeds/web/growing-plant.tsx';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { celebrate } from '#platform/web/ui/overlay/confetti.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { informationTexts } from '#texts/information.ts';
import { sectionTexts } from '../texts/sections.ts';
import { dashboardQuery, type NextStop } from './my-sections.ts';

const LEAVE_MS = 3_000;

type SectionDoneProps = {
  next: NextStop;
  /** Seeds that it earned. */
  points?: number;
  /** Called in place of the way on, once whoever sent it has chosen to stay. */
  onStay: () => void;
};

export function SectionDone({ next, points = 0, onStay }: SectionDoneProps) {
  const thanks = useRef<HTMLHeadingElement>(null);
  const [stays, setStays] = useState(false);
  // On a slow phone 'back' can come before the next screen stands here: who has come back is led nowhere again.
  const wentOn = useRef(false);
  useLeaving(next.to, () => stays || wentOn.current, onStay);
  useEffect(() => {
    toast.good(informationTexts.submitted);
    celebrate();
  }, []);
  // Again when the steps of the form have left the history: what it remembers of the page's scrolling is of the form.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center' });
  }, [key]);
  return (
    <Card className="grid justify-items-center gap-4 py-10 text-center">
      <div className="h-28">
        <OwnPlant />
      </div>
      <h2 ref={thanks} tabIndex={-1} className="font-bold text-xl outline-none">
        {sectionTexts.received}
      </h2>
      {points > 0 && <SeedAmount count={points} signed className="text-base" />}
      <p role="status" className="text-muted">
        {stays ? sectionTexts.staying : wayOn(next)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton
          to={next.to}
          onClick={() => {
            wentOn.current = true;
          }}
        >
          {sectionTexts.goOn}
        </LinkButton>
        {!stays && (
          <Button tone="secondary" onClick={() => setStays(true)}>
            {sectionTexts.stay}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** It is read anew once the form was taken, and grows then. Without it the thanks stand alone. */
function OwnPlant() {
  const { data } = useQuery(dashboardQuery);
  return data ? (
    <GrowingPlant {...{ level: data.level, sent: data.sent, hasRepaid: data.hasRepaid }} className="h-28" />
  ) : null;
}

/** Three seconds after the form was taken, whatever was chosen meanwhile. */
function useLeaving(to: string, stays: () => boolean, onStay: () => void): void {
  const navigate = useNavigate();
  const leave = useRef(() => {});
  leave.current = () => (stays() ? onStay() : void navigate(to));
  useEffect(() => {
    const timer = setTimeout(() => leave.current(), LEAVE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The way on from a form that waits on the phone; taken when its owner likes. */
export const WayOn = ({ next }: { next: NextStop }) => (
  <>
    <p className="text-muted">{wayOn(next)}</p>
    <LinkButton to={next.to}>{sectionTexts.goOn}</LinkButton>
  </>
);

function wayOn({ name, isDocuments }: NextStop): string {
  if (name === null) return sectionTexts.lastDone;
  return isDocuments ? sectionTexts.nextDocuments(name) : sectionTexts.next(name);
}
