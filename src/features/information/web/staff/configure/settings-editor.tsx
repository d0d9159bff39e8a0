// The editor of what stands beside the fields: title, words, status, and of a section its seeds, place and openness.

import { settingsTexts as texts } from '#features/forms/texts/staff-forms.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { CheckboxField } from '#platform/web/ui/form/checkbox-field.tsx';
import { DateField } from '#platform/web/ui/form/date-field.tsx';
import { SelectField } from '#platform/web/ui/form/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { TextField } from '#platform/web/ui/form/text-field.tsx';
import type { FieldErrors } from '#shared/refusal.ts';
import type { Configuration } from '../../../contract/configuration.ts';
import type { FormSettings } from '../../../rules/form-settings.ts';

type SettingsEditorProps = {
  settings: FormSettings;
  errors: FieldErrors;
  places: Configuration['section'];
  onEdit: (settings: FormSettings, about: string) => void;
};

const STATUSES = ['Active', 'Inactive'] as const;

export function SettingsEditor({ settings, errors, places, onEdit }: SettingsEditorProps) {
  const { section } = settings;
  const set = (part: Partial<FormSettings>, about: string) => onEdit({ ...settings, ...part }, about);
  const isClosed = settings.status !== 'Active' || section?.isHidden || section?.disablePossible === false;
  return (
    <div className="grid gap-5">
      <h2 className="font-semibold text-lg">{texts.heading}</h2>
      <div data-place="title">
        <TextField
          label={texts.title}
          hint={texts.titleHint}
          maxLength={120}
          value={settings.title}
          error={errors.title}
          onValue={(title) => set({ title }, 'title')}
        />
      </div>
      <div data-place="name">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          value={settings.name}
          error={errors.name}
          onValue={(name) => set({ name }, 'name')}
        />
      </div>
      <div data-place="description">
        <TextAreaField
          label={texts.description}
          maxLength={1000}
          value={settings.description}
          error={errors.description}
          onValue={(description) => set({ description }, 'description')}
        />
      </div>
      <div data-place="status">
        <SelectField
          label={texts.status}
          placeholder={null}
          options={STATUSES.map((value) => ({ value, label: value }))}
          value={settings.status}
          error={errors.status}
          onValue={(value) =>
            set({ status: STATUSES.find((status) => status === value) ?? 'Active' }, 'status')
          }
        />
      </div>
      {section && (
        <SectionPartEditor
          {...{ section, errors }}
          places={places?.places ?? 1}
          onEdit={(part, about) => set({ section: { ...section, ...part } }, about)}
        />
      )}
      {section && isClosed && <Banner tone="wait">{texts.closedNote(places?.places ?? 1)}</Banner>}
      {!section && <p className="text-muted text-sm">{texts.seedsOfProof}</p>}
    </div>
  );
}

type Part = NonNullable<FormSettings['section']>;

type SectionPartEditorProps = {
  section: Part;
  errors: FieldErrors;
  places: number;
  onEdit: (part: Partial<Part>, about: string) => void;
};

const SectionPartEditor = ({ section, errors, places, onEdit }: SectionPartEditorProps) => (
  <>
    <div data-place="points">
      <TextField
        label={texts.seeds}
        hint={texts.seedsHint}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        value={section.points}
        error={errors.points}
        onValue={(points) => onEdit({ points }, 'points')}
      />
    </div>
    <div data-place="startDate">
      <DateField
        label={texts.startDate}
        hint={texts.startDateHint}
        value={section.startDate}
        error={errors.startDate}
        onValue={(startDate) => onEdit({ startDate }, 'startDate')}
      />
    </div>
    <div data-place="position">
      <SelectField
        label={texts.place}
        placeholder={null}
        options={Array.from({ length: places }, (_, index) => ({
          value: String(index + 1),
          label: texts.placeOf(index + 1, places),
        }))}
        value={String(section.position)}
        error={errors.position}
        onValue={(position) => onEdit({ position: Number(position) }, 'position')}
      />
    </div>
    <CheckboxField
      optional
      label={texts.isHidden}
      hint={texts.isHiddenHint}
      checked={section.isHidden}
      onValue={(isHidden) => onEdit({ isHidden }, 'isHidden')}
    />
    <CheckboxField
      optional
      label={texts.disablePossible}
      hint={texts.disablePossibleHint}
      checked={section.disablePossible}
      onValue={(disablePossible) => onEdit({ disablePossible }, 'disablePossible')}
    />
    <div data-place="tags">
      <Tags {...{ section, errors, onEdit }} />
    </div>
  </>
);

/** Commas part them; an empty one at the end is one that is being typed. */
const Tags = ({ section, errors, onEdit }: Omit<SectionPartEditorProps, 'places'>) => (
  <TextField
    optional
    key={section.tags.length === 0 ? 'none' : 'some'}
    label={texts.tags}
    hint={texts.tagsHint}
    defaultValue={section.tags.join(', ')}
    error={errors.tags}
    onBlur={(event) => {
      const tags = event.target.value
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '');
      if (tags.join() !== section.tags.join()) onEdit({ tags }, 'tags');
    }}
  />
);
