// What rules somebody out whatever the score: each switched on or off, those that end with the months for which they count after.
import type { ReactNode } from 'react';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { PolicyFigures } from '../../../../contract.ts';
import type { Path } from '../../../../rules/policy/with-figure.ts';
import { policyDraftTexts as texts } from '../../../../texts/staff-policy.ts';
import type { FigureKind } from './figure-field.tsx';

/** The months that a rule begins with when it is switched on. */
const FIRST_MONTHS = 24;

type KnockOutFieldsProps = {
  knockOuts: PolicyFigures['knockOuts'];
  /** Why no policy may be so, by the path of the rule. */
  beyond: FieldErrors;
  set: (path: Path, value: unknown) => void;
  figure: (label: string, kind: FigureKind, path: Path, value: number) => ReactNode;
};

export const KnockOutFields = ({ knockOuts, beyond, set, figure }: KnockOutFieldsProps) => (
  <>
    <CheckboxField
      className="sm:col-span-2"
      optional
      label={texts.overdueElsewhere}
      checked={knockOuts.overdueElsewhere}
      error={beyond['knockOuts.overdueElsewhere']}
      onValue={(on) => set(['knockOuts', 'overdueElsewhere'], on)}
    />
    {(['ownDefault', 'bankruptcy'] as const).map((name) => {
      const path = ['knockOuts', `${name}Months`];
      const months = knockOuts[`${name}Months`];
      return (
        <div key={name} className="grid gap-4 sm:col-span-2">
          <CheckboxField
            optional
            label={texts[name]}
            checked={months !== null}
            error={months === null ? beyond[path.join('.')] : undefined}
            onValue={(on) => set(path, on ? FIRST_MONTHS : null)}
          />
          {months !== null && figure(texts[`${name}Months`], 'months', path, months)}
        </div>
      );
    })}
  </>
);
