// Fills a configured form as its user would: step by step and field by field, by the label on the screen, in the order they appear.

import { expect, type Locator, type Page } from '@playwright/test';
import type { FieldDefinition, FormAnswers } from '#features/forms/contract.ts';
import { kindOf } from '#features/forms/rules/kind.ts';
import { visibleFields } from '#features/forms/rules/visible-fields.ts';
import { groupsOf } from '#features/forms/web/field-groups.ts';

export type Paper = { name: string; mimeType: string; buffer: Buffer };

/** How a person works the controls; every step ends when the control shows it. */
export type Hands = {
  type(control: Locator, text: string): Promise<void>;
  /** A box or a radio button. */
  check(control: Locator, checked?: boolean): Promise<void>;
  /** An option by its name. */
  choose(select: Locator, name: string): Promise<void>;
  press(button: Locator): Promise<void>;
};

const pointer: Hands = {
  type: (control, text) => control.fill(text),
  check: (control, checked = true) => control.setChecked(checked),
  choose: async (select, name) => void (await select.selectOption({ label: name })),
  press: (button) => button.click(),
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Ends at the last step. `submitted` are the answers that a verification form's fields depend on. */
export async function fillForm(
  page: Page,
  fields: readonly FieldDefinition[],
  answers: FormAnswers,
  papers: Record<string, Paper> = {},
  submitted: FormAnswers = {},
  hands = pointer,
): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|Submit)$/ }).waitFor();
  const asked = visibleFields(fields, answers, submitted).map(({ field }) => field);
  for (const [index, { title, fields }] of groupsOf(asked).entries()) {
    if (index > 0) await goOn(page, title, hands);
    for (const field of fields) {
      const paper = papers[field.name];
      const answer = answers[field.name];
      if (paper) await choosePaper(page, field, paper);
      else if (answer !== undefined) await answerOne(hands, page, field, answer);
    }
  }
}

/** To the step of that heading, which takes the focus; a form of documents is one page. */
async function goOn(page: Page, title: string | undefined, hands: Hands): Promise<void> {
  const button = page.getByRole('button', { name: 'Continue' });
  if ((await button.count()) === 0) return;
  await hands.press(button);
  await expect(stepHeading(page, title)).toBeFocused();
}

/** Through steps that are filled in already. */
export async function toLastStep(page: Page): Promise<void> {
  while ((await page.getByRole('button', { name: 'Continue' }).count()) > 0)
    await leaveStep(page, 'Continue');
}

/** Back to the step that asks this. */
export async function backTo(page: Page, question: Locator): Promise<void> {
  while ((await question.count()) === 0) await leaveStep(page, 'Back');
}

async function leaveStep(page: Page, button: 'Continue' | 'Back'): Promise<void> {
  const left = (await stepHeading(page).textContent()) ?? '';
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(stepHeading(page)).not.toHaveText(left);
}

const stepHeading = (page: Page, title?: string): Locator =>
  page.getByRole('heading', {
    level: 2,
    name: new RegExp(
      `^Step \\d+( of \\d+( or more)?|, more may follow)${title ? `: ${escaped(title)}$` : ''}`,
    ),
  });

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
const labelOf = ({ label }: FieldDefinition): RegExp => new RegExp(`^${escaped(label)}( \\(optional\\))?$`);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const nameOf = (field: FieldDefinition, value: string): string =>
  field.options?.find((option) => option.value === value)?.name ?? value;
