// The rule of what is typed, checked: every form of staff and lenders asks before it is left with something in it.
import { describe, expect, it } from 'vitest';
import { loaderOf } from './support/house-audiences.ts';
import { formsOfTheOtherSide, unguardedForms } from './support/house-forms.ts';
import { sources } from './support/house-sources.ts';

/** What borrowers and visitors are sent. */
const sentToAll = (files = sources) =>
  loaderOf(files)(
    [...files.keys()].filter((path) => /^src\/app\/web\/routes\/(?!staff\/|partner\/).*\.tsx?$/.test(path)),
  );

it('loses nothing that staff or lenders typed to a click in the sidebar', () => {
  expect(unguardedForms(sources)).toEqual([]);
});

it('asks borrowers and visitors for a day in one way: three boxes, and never by a calendar', () => {
  const sent = [...sentToAll()];
  expect(sent).toContain('src/platform/web/ui/form/day-parts-field.tsx');
  expect(sent.filter((path) => /\btype="date"/.test(sources.get(path) ?? ''))).toEqual([]);
});

describe('the form of each side (decisions/135)', () => {
  it('is the native one of borrowers and visitors, and that of a record of staff and lenders', () => {
    // It has the fields of a sign-up, names and passwords, which visitors fill in too.
    const sameAsSignUp = /^src\/features\/accounts\/web\/staff\/office\/add-admin\.tsx:/;
    const found = formsOfTheOtherSide(sources, sentToAll());
    expect(found.filter((named) => !sameAsSignUp.test(named))).toEqual([]);
    expect(found.filter((named) => sameAsSignUp.test(named))).toHaveLength(1);
  });

  it.each([
    [
      'src/features/prizes/web/staff/prize-form.tsx',
      "import { useNativeForm } from '#platform/web/form-state/use-native-form.ts';",
    ],
    [
      'src/features/prizes/web/redeem.tsx',
      "import { RecordDialog } from '#platform/web/record/record-dialog.tsx';",
    ],
  ])('is refused in %s', (path, source) => {
    const files = new Map([
      ['src/app/web/routes/redeem.tsx', "import '#features/prizes/web/redeem.tsx';"],
      ['src/platform/web/record/record-dialog.tsx', ''],
      ['src/platform/web/form-state/use-native-form.ts', ''],
      [path, source],
    ]);
    expect(formsOfTheOtherSide(files, sentToAll(files))).toHaveLength(1);
  });
});

describe('the rule of what is typed', () => {
  const FORM = 'src/features/prizes/web/staff/prize-form.tsx';
  const FIELDS = 'src/features/prizes/web/staff/prize-fields.tsx';
  const INPUT = '<TextField label={texts.name} value={name} onValue={(next) => set({ name: next })} />';
  const found = (files: Record<string, string>) => unguardedForms(new Map(Object.entries(files)));
  const guard = "import { useLeaveGuard } from '#platform/web/record/leave-guard.ts';";

  it.each([
    ['an input alone', INPUT],
    ['a bare one', '<textarea value={name} onChange={change} />'],
    ['one after a search', `<TextField type="search" value={wanted} />\n${INPUT}`],
  ])('refuses %s', (_what, source) => {
    expect(found({ [FORM]: source })).toEqual([FORM]);
  });

  it.each([
    ['with its own guard', { [FORM]: `${guard}\n${INPUT}` }],
    [
      'with one in its hook',
      {
        [FORM]: `import { useForm } from './use-form.ts';\n${INPUT}`,
        'src/features/prizes/web/staff/use-form.ts': guard,
      },
    ],
    [
      'with one in the form around it',
      { [FORM]: `${guard}\nimport { Fields } from './prize-fields.tsx';`, [FIELDS]: INPUT },
    ],
    ['of a search', { [FORM]: '<TextField type="search" value={wanted} onValue={find} />' }],
    ['of a borrower', { 'src/features/prizes/web/redeem.tsx': INPUT }],
  ])('lets one be %s', (_what, files) => {
    expect(found(files)).toEqual([]);
  });

  it('refuses fields that one form guards and another does not', () => {
    const shown = "import { Fields } from './prize-fields.tsx';";
    const files = {
      [FORM]: `${guard}\n${shown}`,
      [FORM.replace('prize-form', 'add')]: shown,
      [FIELDS]: INPUT,
    };
    expect(found(files)).toEqual([FIELDS]);
  });
});
