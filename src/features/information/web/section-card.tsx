// A section as a card: what it asks, what it earns, and how its documents stand.
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SendingSign } from '#features/forms/web/outbox/sending-sign.tsx';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { DecidedBy } from '#platform/web/ui/list/decided-by.tsx';
import { type Tone, ToneIcon, toneClasses } from '#platform/web/ui/tone.tsx';
import { informationTexts } from '#texts/information.ts';
import type { InformationItem } from '../contract.ts';
import { sectionTexts } from '../texts/sections.ts';

type SectionCardProps = {
  section: InformationItem;
  /** Where its form stands; null dims it. */
  to: string | null;
};

export function SectionCard({ section, to }: SectionCardProps) {
  const { title, description, tags, points, submittedVerification } = section;
  const banner = bannerOf(section) ?? (to === null ? CLOSED : null);
  return (
    <Frame to={to}>
      <span className="flex items-start justify-between gap-3">
        <span className="grid gap-1">
          <span className="font-bold text-lg">{title}</span>
          <span className="text-muted text-sm">{description}</span>
        </span>
        {to && <ChevronRight className="mt-1 size-5 shrink-0 text-leaf" />}
      </span>
      <span className="mt-auto flex flex-wrap items-center gap-2">
        <SeedAmount count={points} signed className="text-xs" />
        {tags.map((tag) => (
          <span key={tag} className="rounded-full bg-sunk px-2.5 py-0.5 text-muted text-xs">
            {tag}
          </span>
        ))}
      </span>
      <SendingSign form={`information:${section.sId}`} />
      <SendingSign form={`verification:${section.sId}`} />
      {banner && (
        <span className={`flex items-start gap-2 rounded-md p-2.5 text-sm ${toneClasses[banner.tone]}`}>
          <ToneIcon tone={banner.tone} className="mt-0.5 size-4" />
          <span className="min-w-0 text-ink">
            {banner.text}
            <DecidedBy desk="verification" at={submittedVerification?.decidedAt} />
          </span>
        </span>
      )}
    </Frame>
  );
}

const FRAME = 'flex h-full flex-col gap-3 rounded-lg border border-line p-4 sm:p-5';

const Frame = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to ? (
    <Link to={to} className={`${FRAME} bg-surface transition-colors hover:border-leaf`}>
      {children}
    </Link>
  ) : (
    <div className={`${FRAME} border-dashed text-muted`}>{children}</div>
  );

type Banner = { tone: Tone; text: string };

const CLOSED: Banner = { tone: 'neutral', text: sectionTexts.notOpen };

function bannerOf({ userStatus, submittedVerification }: InformationItem): Banner | null {
  if (userStatus === 'Submitted') return { tone: 'info', text: informationTexts.clickToProve };
  if (userStatus === 'Verified') return { tone: 'good', text: informationTexts.bannerVerified };
  if (userStatus !== 'Rejected') return null;
  return { tone: 'bad', text: submittedVerification?.rejectionReason || informationTexts.bannerRejected };
}
