// What one rule is made of: its bound, day or pattern, sizes and kinds of file, and the words for when it is broken.
import { useState } from 'react';
import { FieldGroup } from '#platform/web/ui/form/field.tsx';
import { NumberField } from '#platform/web/ui/form/number-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { FileType, Validation } from '../../../../contract.ts';
import { argumentKind, withArgument, withMessage } from '../../../../rules/definition/rule-choices.ts';
import type { Kind } from '../../../../rules/kind.ts';
import { readParams } from '../../../../rules/plain-rules.ts';
import { readNumber } from '../../../../rules/read-answer.ts';
import { ruleTexts, fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';

type RulePartsProps = {
  rule: Validation;
  kind: Kind;
  error: string | undefined;
  onChange: (rule: Validation) => void;
};

export function RuleParts({ rule, kind, error, onChange }: RulePartsProps) {
  const { subtype } = rule;
  const { message } = readParams(rule);
  return (
    <div className="grid gap-3">
      {subtype === 'fileSize' && (
        <Figure
          label={ruleTexts.fileSize}
          unit={ruleTexts.megabytes}
          figure={rule.maxFileSize}
          error={error}
          onFigure={(maxFileSize) => onChange({ ...rule, maxFileSize })}
        />
      )}
      {subtype === 'fileType' && <FileKinds {...{ rule, error, onChange }} />}
      <Argument {...{ rule, kind, error, onChange }} />
      <TextField
        optional
        label={texts.message}
        hint={texts.messageHint}
        maxLength={500}
        value={typeof message === 'string' ? message : ''}
        onValue={(words) => onChange(withMessage(rule, words))}
      />
    </div>
  );
}

function Argument({ rule, kind, error, onChange }: RulePartsProps) {
  const { argument } = readParams(rule);
  const wanted = argumentKind(rule.type, kind);
  if (wanted === 'none') return null;
  if (wanted === 'number') {
    return (
      <Figure
        label={ruleTexts.argument.number}
        figure={typeof argument === 'number' ? argument : undefined}
        error={error}
        onFigure={(figure) => onChange(withArgument(rule, figure))}
      />
    );
  }
  return (
    <TextField
      label={ruleTexts.argument[wanted]}
      error={error}
      maxLength={wanted === 'day' ? 10 : 200}
      spellCheck={false}
      autoCapitalize="none"
      className={wanted === 'pattern' ? 'font-mono' : ''}
      value={String(argument ?? '')}
      onValue={(text) => onChange(withArgument(rule, text))}
    />
  );
}

type FigureProps = {
  label: string;
  unit?: string;
  figure: number | undefined;
  error: string | undefined;
  onFigure: (figure: number) => void;
};

/** What is typed stays as it is typed until the input is left; the figure follows wherever it is one. */
function Figure({ label, unit, figure, error, onFigure }: FigureProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <NumberField
      {...{ label, unit, error }}
      decimals={4}
      value={typed ?? String(figure ?? '')}
      maxLength={15}
      onBlur={() => setTyped(null)}
      onValue={(text) => {
        setTyped(text);
        const next = readNumber(text);
        if (next !== null) onFigure(next);
      }}
    />
  );
}

const FILE_TYPES: readonly FileType[] = ['jpg', 'jpeg', 'png', 'pdf', 'gif', 'webp'];

function FileKinds({ rule, error, onChange }: Omit<RulePartsProps, 'kind'>) {
  const chosen = rule.fileTypes ?? [];
  return (
    <FieldGroup label={ruleTexts.fileType} error={error}>
      {() => (
        <div className="flex flex-wrap gap-2">
          {FILE_TYPES.map((type) => (
            <label
              key={type}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-edge bg-surface px-3 has-checked:border-leaf has-checked:bg-leaf-soft"
            >
              <input
                type="checkbox"
                className="size-5 accent-leaf"
                checked={chosen.includes(type)}
                onChange={({ target }) =>
                  onChange({
                    ...rule,
                    fileTypes: FILE_TYPES.filter((each) =>
                      each === type ? target.checked : chosen.includes(each),
                    ),
                  })
                }
              />
              {type}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
