// One figure of a policy: shown in the unit people think in, kept in the unit the policy has.
import { useState } from 'react';
import { MoneyField } from '#platform/web/ui/form/money-field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';

export type FigureKind = keyof typeof texts.units | 'money';

type FigureFieldProps = {
  label: string;
  kind: FigureKind;
  /** The figure in the unit that the policy keeps it in; NaN while the field is empty. */
  value: number;
  onValue: (value: number) => void;
  /** The server's validation error for this figure. */
  refused?: string | undefined;
  /** Why no policy may have this figure. */
  error?: string | undefined;
  /** Whether the figure may be negative. */
  signed?: boolean;
  /** Whether the label is for assistive technology alone, because what stands beside the field says it to the eye. */
  hideLabel?: boolean;
};

/** The kinds that the policy keeps in hundredths of what is typed: basis points of a per cent, cents of a dollar. */
const isHundredths = (kind: FigureKind): boolean =>
  kind === 'money' || kind === 'percent' || kind === 'percentMonthly';

/** Puts the server's error into this field's words, because the server names the figure as the policy does and speaks in the policy's unit. */
function inOwnUnit(label: string, kind: FigureKind, error: string): string {
  const what = error.replace(/^[^:]*: /, '');
  const shown = isHundredths(kind)
    ? what.replace(/\d[\d,]*/g, (figure) => (Number(figure.replaceAll(',', '')) / 100).toLocaleString('en'))
    : what;
  return `${label}: ${shown}`;
}

const FIGURE = /^-?\d+\.?\d*$/;

export function FigureField(props: FigureFieldProps) {
  const { label, kind, value, onValue, refused, error, signed = false, hideLabel = false } = props;
  const [typed, setTyped] = useState('');
  const read = (text: string): number =>
    FIGURE.test(text) && (signed || !text.startsWith('-'))
      ? Math.round(Number(text) * (isHundredths(kind) ? 100 : 1))
      : Number.NaN;
  const shown = Number.isNaN(value) ? '' : String(isHundredths(kind) ? value / 100 : value);
  // The reason why no policy may have a figure is a whole sentence already, also where it comes from the server.
  const said = refused && refused !== error ? inOwnUnit(label, kind, refused) : error;
  const field = {
    label: hideLabel ? <span className="sr-only">{label}</span> : label,
    // A text that is being typed stays as it is as long as it means the figure: '6.' is 6.
    value: Object.is(read(typed), value) ? typed : shown,
    onValue: (text: string) => {
      setTyped(text);
      onValue(read(text));
    },
    ...(Number.isNaN(value) ? { error: texts.needsFigure } : said ? { error: said } : {}),
  };
  if (kind === 'money') return <MoneyField {...field} />;
  return <NumberField {...field} decimals={isHundredths(kind) ? 2 : 0} unit={texts.units[kind]} />;
}
