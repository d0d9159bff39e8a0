// The editor of the field in hand: only the controls that make sense for its kind, each with its error beside it.

import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { FieldDefinition } from '../../../../contract.ts';
import { hasOptions, KINDS, tidyField, withKind } from '../../../../rules/definition/kinds-of-field.ts';
import { longest } from '../../../../rules/definition/read-definition.ts';
import { kindOf } from '../../../../rules/kind.ts';
import { builderTexts, kindTexts, fieldEditorTexts as texts } from '../../../../texts/staff-forms.ts';
import { AnswerName, UsedBy, type UseInWords } from './answer-name.tsx';
import { ConditionsEditor } from './conditions-editor.tsx';
import { type Editing, errorAt } from './editing.ts';
import { OptionsEditor } from './options-editor.tsx';
import { RequiredSwitch } from './required-switch.tsx';
import { RulesEditor } from './rules-editor.tsx';
import { StartAnswer } from './start-answer.tsx';

type FieldEditorProps = {
  field: FieldDefinition;
  errors: FieldErrors;
  earlier: readonly FieldDefinition[];
  askedBefore: readonly FieldDefinition[];
  /** Headings that other fields stand under. */
  groups: readonly string[];
  /** Who else goes by its answer. */
  uses: readonly UseInWords[];
  onEdit: (field: FieldDefinition, about: string) => void;
  onRename: (name: string) => void;
};

export function FieldEditor(props: FieldEditorProps) {
  const { field, errors, earlier, askedBefore, groups, uses, onEdit, onRename } = props;
  const kind = kindOf(field);
  const editing: Editing = {
    field,
    errors,
    edit: (part, about) => onEdit(tidyField({ ...field, ...part }), about),
  };
  return (
    <div className="grid gap-5">
      <Question {...editing} onEdit={onEdit} />
      {kind === 'flag' && <Box {...editing} />}
      {kind === 'reference' && <Searched {...editing} />}
      {hasOptions(kind) && <OptionsEditor {...editing} />}
      <RulesEditor {...editing} />
      <ConditionsEditor {...editing} {...{ earlier, askedBefore }} />
      <section className="grid gap-4 border-line border-t pt-4">
        <Words {...editing} {...{ groups }} />
        <AnswerName name={field.name} error={errors.name} onRename={onRename} />
        <UsedBy uses={uses} />
      </section>
    </div>
  );
}

type QuestionProps = Editing & Pick<FieldEditorProps, 'onEdit'>;

const Question = ({ onEdit, ...editing }: QuestionProps) => {
  const { field, errors, edit } = editing;
  return (
    <>
      <div data-place="label">
        <TextAreaField
          label={texts.label}
          rows={1}
          className="[&_textarea]:min-h-12"
          maxLength={longest.label}
          value={field.label}
          error={errors.label}
          onValue={(label) => edit({ label: label.replace(/\n/g, ' ') }, 'label')}
        />
      </div>
      <div data-place="type">
        <SelectField
          label={texts.kind}
          placeholder={null}
          options={KINDS.map((kind) => ({ value: kind, label: kindTexts[kind] }))}
          value={kindOf(field)}
          error={errors.type}
          onValue={(value) => {
            const kind = KINDS.find((each) => each === value);
            if (kind) onEdit(withKind(field, kind, builderTexts.option), 'kind');
          }}
        />
      </div>
      <RequiredSwitch {...editing} />
      <div data-place="sublabel">
        <TextField
          optional
          label={texts.sublabel}
          maxLength={longest.line}
          value={field.sublabel ?? ''}
          error={errors.sublabel}
          onValue={(sublabel) => edit({ sublabel }, 'sublabel')}
        />
      </div>
    </>
  );
};

const Box = ({ field, errors, edit }: Editing) => (
  <>
    <div data-place="checkboxTitle">
      <TextField
        optional
        label={texts.checkboxTitle}
        maxLength={longest.line}
        value={field.checkboxTitle ?? ''}
        error={errors.checkboxTitle}
        onValue={(checkboxTitle) => edit({ checkboxTitle }, 'checkboxTitle')}
      />
    </div>
    <div data-place="checkboxDescription">
      <TextAreaField
        optional
        label={texts.checkboxDescription}
        maxLength={longest.checkboxDescription}
        value={field.checkboxDescription ?? ''}
        error={errors.checkboxDescription}
        onValue={(checkboxDescription) => edit({ checkboxDescription }, 'checkboxDescription')}
      />
    </div>
  </>
);

const SEARCHES = ['prizes', 'contests', 'product'] as const;

const Searched = ({ field, errors, edit }: Editing) => (
  <div data-place="typeAheadApiType">
    <SelectField
      label={texts.search}
      placeholder={null}
      options={SEARCHES.map((value) => ({ value, label: texts.searches[value] }))}
      value={field.typeAheadApiType ?? 'prizes'}
      error={errors.typeAheadApiType}
      onValue={(value) =>
        edit({ typeAheadApiType: SEARCHES.find((each) => each === value) ?? 'prizes' }, 'search')
      }
    />
  </div>
);

const WITH_PLACEHOLDER = ['text', 'longText', 'number', 'link', 'choice', 'reference'];
const WITH_START = ['text', 'longText', 'number', 'day', 'flag', 'link'];

function Words({ groups, ...editing }: Editing & { groups: readonly string[] }) {
  const { field, errors, edit } = editing;
  const kind = kindOf(field);
  return (
    <>
      {WITH_PLACEHOLDER.includes(kind) && (
        <div data-place="placeholder">
          <TextField
            optional
            label={texts.placeholder}
            maxLength={longest.line}
            value={field.placeholder ?? ''}
            error={errors.placeholder}
            onValue={(placeholder) => edit({ placeholder }, 'placeholder')}
          />
        </div>
      )}
      {WITH_START.includes(kind) && (
        <div data-place="value">
          <StartAnswer {...editing} />
        </div>
      )}
      <div data-place="group">
        <TextField
          optional
          label={texts.group}
          hint={texts.groupHint}
          list="form-groups"
          maxLength={longest.group}
          value={field.group ?? ''}
          error={errorAt(errors, 'group')}
          onValue={(group) => edit({ group }, 'group')}
        />
        <datalist id="form-groups">
          {groups.map((group) => (
            <option key={group} value={group} />
          ))}
        </datalist>
      </div>
    </>
  );
}
