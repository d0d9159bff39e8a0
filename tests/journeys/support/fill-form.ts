// Fills a configured form as its user would: field by field, by the label on the screen, in the order they appear.

import { expect, type Locator, type Page } from '@playwright/test';
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { kindOf } from '#features/forms/rules/kind.ts';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';

export type Paper = { name: string; mimeType: string; buffer: Buffer };

/** How a person works the controls; every step ends when the control shows it. */
export type Hands = {
  type(control: Locator, text: string): Promise<void>;
  /** A box or a radio button. */
  check(control: Locator, checked?: boolean): Promise<void>;
  /** An option by its name. */
  choose(select: Locator, name: string): Promise<void>;
};

const pointer: Hands = {
  type: (control, text) => control.fill(text),
  check: (control, checked = true) => control.setChecked(checked),
  choose: async (select, name) => void (await select.selectOption({ label: name })),
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `submitted` are the answers that a verification form's fields depend on. */
export async function fillForm(
  page: Page,
  fields: readonly FieldDefinition[],
  answers: FormAnswers,
  papers: Record<string, Paper> = {},
  submitted: FormAnswers = {},
  hands = pointer,
): Promise<void> {
  for (const { field } of visibleFields(fields, answers, submitted)) {
    const paper = papers[field.name];
    const answer = answers[field.name];
    if (paper) await choosePaper(page, field, paper);
    else if (answer !== undefined) await answerOne(hands, page, field, answer);
  }
}

async function answerOne(
  hands: Hands,
  page: Page,
  field: FieldDefinition,
  answer: FormAnswers[string],
): Promise<void> {
  const text = String(answer);
  const labelled = page.getByLabel(labelOf(field));
  switch (kindOf(field)) {
    case 'flag':
      return hands.check(
        field.checkboxTitle ? page.getByLabel(field.checkboxTitle) : labelled,
        answer === true,
      );
    case 'reference':
      return typeAhead(page, field, answer);
    case 'choices': {
      const group = page.getByRole('group', { name: labelOf(field) });
      for (const chosen of Array.isArray(answer) ? answer : []) {
        await hands.check(group.getByLabel(nameOf(field, String(chosen)), { exact: true }));
      }
      return;
    }
    case 'choice':
      return choose(hands, page, field, text);
    case 'day':
      return day(hands, page.getByRole('group', { name: labelOf(field) }), text);
    default:
      return hands.type(labelled, text);
  }
}

async function choose(hands: Hands, page: Page, field: FieldDefinition, value: string): Promise<void> {
  const name = nameOf(field, value);
  const group = page.getByRole('group', { name: labelOf(field) });
  const picker = page.getByLabel(labelOf(field));
  await group.or(picker).first().waitFor();
  if ((await group.count()) > 0) await hands.check(group.getByLabel(name, { exact: true }));
  else await hands.choose(picker, name);
}

/** Types the beginning of the name and takes the choice that is found. */
async function typeAhead(page: Page, field: FieldDefinition, answer: FormAnswers[string]): Promise<void> {
  const name = typeof answer === 'object' && 'name' in answer ? answer.name : '';
  const box = page.getByRole('combobox', { name: labelOf(field) });
  await box.click();
  await box.fill(name.slice(0, 6));
  await page.getByRole('option', { name }).click();
  await expect(box).toHaveValue(name);
}

async function day(hands: Hands, group: Locator, text: string): Promise<void> {
  const [year = '', month = '', date = ''] = text.split('-');
  await hands.type(group.getByLabel('Day'), date);
  await hands.choose(group.getByLabel('Month'), MONTHS[Number(month) - 1] ?? '');
  await hands.type(group.getByLabel('Year'), year);
}

async function choosePaper(page: Page, field: FieldDefinition, paper: Paper): Promise<void> {
  const group = page.getByRole('group', { name: labelOf(field) });
  const chooser = page.waitForEvent('filechooser');
  await group.getByText('Choose a file').click();
  await (await chooser).setFiles(paper);
  await group.getByText(paper.name.replace(/\w+$/, '')).waitFor();
}

/** From the start of the label: an optional field's has a word behind it. */
const labelOf = ({ label }: FieldDefinition): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(optional\\))?$`);

const nameOf = (field: FieldDefinition, value: string): string =>
  field.options?.find((option) => option.value === value)?.name ?? value;
