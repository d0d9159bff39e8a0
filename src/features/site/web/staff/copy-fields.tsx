// Every slot of the landing in the order of the page, with its limit, its default, and what is wrong with it.
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { CopySlot, LandingCopy } from '../../contract.ts';
import { copyFields } from '../../fields/staff-copy.ts';
import { COPY_SLOTS } from '../../rules/validate-copy.ts';
import { landingCopy } from '../../texts/site.ts';
import { copySlotNames, editCopyTexts as texts } from '../../texts/staff-copy.ts';

type CopyFieldsProps = {
  words: LandingCopy;
  errors: FieldErrors;
  onChange: (change: Partial<LandingCopy>) => void;
};

const GROUPS = ['hero', 'claims', 'steps', 'cost'] as const;

export const CopyFields = ({ words, errors, onChange }: CopyFieldsProps) =>
  GROUPS.map((group) => (
    <CopyGroup key={group} title={texts.groups[group]}>
      {COPY_SLOTS.filter((slot) => slot.startsWith(`${group}.`)).map((slot) => (
        <SlotField
          key={slot}
          slot={slot}
          words={words[slot]}
          error={errors[slot]}
          onWords={(text) => onChange({ [slot]: text })}
        />
      ))}
    </CopyGroup>
  ));

const WHOLE_ROW = 'sm:col-span-2';

/** 'claims.3.figure' stands beside 'claims.3.text'. */
const isOfPair = (slot: CopySlot): boolean => slot.split('.').length === 3;

function CopyGroup({ title, children }: { title: string; children: React.ReactNode }) {
  const headingId = useId();
  return (
    <Card>
      <section
        aria-labelledby={headingId}
        className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <h2 id={headingId} className={`font-bold text-lg ${WHOLE_ROW}`}>
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

type SlotFieldProps = {
  slot: CopySlot;
  words: string;
  error: string | undefined;
  onWords: (words: string) => void;
};

function SlotField({ slot, words, error, onWords }: SlotFieldProps) {
  const name = copySlotNames[slot];
  const first = landingCopy[slot];
  const frame = {
    name: slot,
    label: name,
    hint: texts.limit(words.trim().length, copyFields[slot].longest),
    ...(error ? { error } : {}),
    value: words,
    onValue: onWords,
  };
  const isLong = slot.endsWith('.text') || slot.endsWith('.lead');
  return (
    <div className={`grid content-start gap-1.5 ${isOfPair(slot) ? '' : WHOLE_ROW}`}>
      {isLong ? (
        <TextAreaField {...frame} rows={2} className="[&_textarea]:min-h-19" />
      ) : (
        <TextField {...frame} />
      )}
      {words.trim() !== first && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <p className="min-w-0 flex-1 basis-60 text-muted">{texts.defaultIs(first)}</p>
          <Button
            tone="secondary"
            size="sm"
            aria-label={texts.toDefaultOf(name)}
            icon={<RotateCcw className="size-4" />}
            onClick={() => onWords(first)}
          >
            {texts.toDefault}
          </Button>
        </div>
      )}
    </div>
  );
}
