// The rule of what is typed, checked: every form of staff and lenders asks before it is left with something in it.
import { describe, expect, it } from 'vitest';
import { loaderOf } from './support/house-audiences.ts';
import { unguardedForms } from './support/house-forms.ts';
import { sources } from './support/house-sources.ts';

it('loses nothing that staff or lenders typed to a click in the sidebar', () => {
  expect(unguardedForms(sources)).toEqual([]);
});

it('asks borrowers and visitors for a day in one way: three boxes, and never by a calendar', () => {
  const screens = [...sources.keys()].filter((path) =>
    /^src\/app\/web\/routes\/(?!staff\/|partner\/).*\.tsx?$/.test(path),
  );
  const sent = [...loaderOf(sources)(screens)];
  expect(sent).toContain('src/platform/web/ui/form/day-parts-field.tsx');
  expect(sent.filter((path) => /\btype="date"/.test(sources.get(path) ?? ''))).toEqual([]);
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
