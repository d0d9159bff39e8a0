// One factor of the score to edit: its weight, and what each band or answer earns.
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FieldError } from '#platform/web/ui/form/field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { BandedFactor, FactorName, NamedFactor } from '../../../../contract.ts';
import { showAnswer } from '../../../../rules/policy/describe-policy.ts';
import { bandUnitOf, showBand } from '../../../../rules/policy/show-band.ts';
import { withFigure } from '../../../../rules/policy/with-figure.ts';
import { factorErrors } from '../../../../rules/policy-errors.ts';
import { factorTexts, policyErrorTexts } from '../../../../texts/staff-decisions.ts';
import { policyTexts, policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import { FigureField } from './figure-field.tsx';
import { type Part, PartHeading } from './parts-list.tsx';

type FactorFieldsProps<Factor> = {
  name: FactorName;
  factor: Factor;
  /** The server's validation errors by the path of the figure, its parts joined by dots. */
  refused: FieldErrors;
  /** The figures that no policy may have, by the same paths, each with the reason. */
  beyond: FieldErrors;
  onFactor: (factor: Factor) => void;
};

export function FactorFields({
  name,
  factor,
  refused,
  beyond,
  onFactor,
}: FactorFieldsProps<BandedFactor | NamedFactor>) {
  const points = (label: string, part: 'outOf' | 'ifUnknown') => (
    <FigureField
      label={label}
      kind="points"
      value={factor[part]}
      refused={refused[`factors.${name}.${part}`]}
      error={beyond[`factors.${name}.${part}`]}
      onValue={(value) => onFactor(withFigure(factor, [part], value))}
    />
  );
  return (
    <Card className="mb-6 grid break-inside-avoid gap-4" role="group" aria-label={factorTexts.names[name]}>
      <PartHeading part={factorPart(name)} />
      {factorErrors(factor).map((error) => (
        <FieldError key={error} id={`error-${name}-${error}`} error={policyErrorTexts[error]} />
      ))}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {points(policyTexts.weight, 'outOf')}
        {points(policyTexts.ifUnknown, 'ifUnknown')}
      </div>
      {'bands' in factor ? (
        <Bands {...{ name, factor, refused, beyond, onFactor }} />
      ) : (
        <Answers {...{ name, factor, refused, beyond, onFactor }} />
      )}
    </Card>
  );
}

export const factorPart = (key: FactorName): Part => ({ key, title: factorTexts.names[key] });

function Bands({ name, factor, refused, beyond, onFactor }: FactorFieldsProps<BandedFactor>) {
  const { bands } = factor;
  const last = bands.at(-1);
  const setBands = (next: BandedFactor['bands']) => onFactor({ ...factor, bands: next });
  return (
    <>
      <p aria-hidden="true" className="-mb-3 grid grid-cols-[1fr_1fr_3rem] gap-3 font-semibold">
        <span>{texts.bandFrom}</span>
        <span>{texts.bandPoints}</span>
      </p>
      <ul className="@container grid gap-2">
        {bands.map((band, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its place; its figures are what is edited
          <li key={place} className="grid grid-cols-[1fr_1fr_3rem] items-end gap-3 @max-[15rem]:grid-cols-1">
            <FigureField
              hideLabel
              label={texts.bandFrom}
              kind={bandUnitOf(name)}
              signed={name === 'freeCashFlow'}
              value={band.from}
              refused={refused[`factors.${name}.bands.${place}.from`]}
              error={beyond[`factors.${name}.bands.${place}.from`]}
              onValue={(from) => setBands(bands.with(place, { ...band, from }))}
            />
            <FigureField
              hideLabel
              label={texts.bandPoints}
              kind="points"
              value={band.points}
              refused={refused[`factors.${name}.bands.${place}.points`]}
              error={beyond[`factors.${name}.bands.${place}.points`]}
              onValue={(points) => setBands(bands.with(place, { ...band, points }))}
            />
            <Remove
              label={texts.removeBand(Number.isNaN(band.from) ? '' : showBand(name, band.from))}
              off={bands.length === 1}
              onRemove={() => setBands(bands.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
      <Add
        text={texts.addBand}
        onAdd={() => setBands([...bands, { from: Number.NaN, points: last?.points ?? 0 }])}
      />
    </>
  );
}

function Answers({ name, factor, refused, beyond, onFactor }: FactorFieldsProps<NamedFactor>) {
  const [added, setAdded] = useState('');
  const set = (points: NamedFactor['points']) => onFactor({ ...factor, points });
  const answer = added.trim();
  return (
    <>
      <ul className="@container grid gap-2">
        {Object.entries(factor.points).map(([each, points]) => (
          <li
            key={each}
            className="grid grid-cols-[1fr_minmax(0,9rem)_3rem] items-center gap-3 @max-[15rem]:grid-cols-1"
          >
            <span aria-hidden="true">{showAnswer(name, each)}</span>
            <FigureField
              hideLabel
              label={showAnswer(name, each)}
              kind="points"
              value={points}
              refused={refused[`factors.${name}.points.${each}`]}
              error={beyond[`factors.${name}.points.${each}`]}
              onValue={(value) => set({ ...factor.points, [each]: value })}
            />
            <Remove
              label={texts.removeAnswer(showAnswer(name, each))}
              onRemove={() =>
                set(Object.fromEntries(Object.entries(factor.points).filter(([other]) => other !== each)))
              }
            />
          </li>
        ))}
      </ul>
      <FigureField
        label={policyTexts.otherwise}
        kind="points"
        value={factor.otherwise}
        refused={refused[`factors.${name}.otherwise`]}
        error={beyond[`factors.${name}.otherwise`]}
        onValue={(otherwise) => onFactor({ ...factor, otherwise })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="flex-1 basis-48"
          label={texts.answerName}
          optional
          maxLength={100}
          value={added}
          onValue={setAdded}
        />
        <Add
          text={texts.addAnswer}
          off={answer === '' || Object.hasOwn(factor.points, answer)}
          onAdd={() => {
            set({ ...factor.points, [answer]: factor.otherwise });
            setAdded('');
          }}
        />
      </div>
    </>
  );
}

const Remove = ({ label, off = false, onRemove }: { label: string; off?: boolean; onRemove: () => void }) => (
  <button
    type="button"
    aria-label={label}
    disabled={off}
    onClick={onRemove}
    className="grid size-12 place-items-center rounded-md text-muted hover:bg-sunk hover:text-pimento disabled:opacity-40"
  >
    <X className="size-5" />
  </button>
);

const Add = ({ text, off = false, onAdd }: { text: string; off?: boolean; onAdd: () => void }) => (
  <div>
    <Button tone="secondary" size="sm" icon={<Plus className="size-4" />} disabled={off} onClick={onAdd}>
      {text}
    </Button>
  </div>
);
