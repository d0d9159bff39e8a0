// The settings beside the fields of a form while they are edited: as inputs hold them, validated, sent, and as JSON.

import type { FieldDefinition } from '#features/forms/contract.ts';
import { readDefinition } from '#features/forms/rules/definition/read-definition.ts';
import { jsonTexts, settingsTexts as texts } from '#features/forms/texts/staff-forms.ts';
import type { Configuration, SectionPart } from '#features/information/contract/configuration.ts';
import { readDay } from '#shared/calendar.ts';
import type { FieldErrors } from '#shared/refusal.ts';

/** `section` null: of a verification form. Seeds as they are typed. */
export type FormSettings = Pick<Configuration, 'name' | 'title' | 'description' | 'status'> & {
  section: (Omit<SectionPart, 'points'> & { points: string }) | null;
};

export function settingsOf({ name, title, description, status, section }: Configuration): FormSettings {
  if (!section) return { name, title, description, status, section };
  const { places: _places, points, ...part } = section;
  return { name, title, description, status, section: { ...part, points: String(points) } };
}

const LONGEST = { name: 60, title: 120, description: 1000 } as const;
const MOST_SEEDS = 100_000;

/** What is wrong with the settings, by property, in the specification's words. */
export function settingsErrors(settings: FormSettings): FieldErrors {
  const words = (['name', 'title', 'description'] as const).flatMap((key): [string, string][] => {
    const length = settings[key].trim().length;
    if (length === 0) return [[key, texts.required(texts[key])]];
    return length > LONGEST[key] ? [[key, texts.atMost(LONGEST[key])]] : [];
  });
  const status = ['Active', 'Inactive'].includes(settings.status)
    ? []
    : [['status', texts.required(texts.status)]];
  return Object.fromEntries([...words, ...status, ...sectionErrors(settings.section)]);
}

function sectionErrors(section: FormSettings['section']): [string, string][] {
  if (!section) return [];
  const errors: [string, string][] = [];
  const points = section.points.trim();
  if (points === '') errors.push(['points', texts.required(texts.seeds)]);
  else if (!/^\d+$/.test(points)) errors.push(['points', texts.seedsNumber]);
  else if (Number(points) > MOST_SEEDS) errors.push(['points', texts.seedsMost('100,000')]);
  if (section.startDate === '') errors.push(['startDate', texts.required(texts.startDate)]);
  else if (readDay(section.startDate) === null) errors.push(['startDate', texts.dateShape]);
  const isTag = (tag: unknown) => typeof tag === 'string' && tag.trim() !== '' && tag.length <= 40;
  if (section.tags.length > 20 || !section.tags.every(isTag)) errors.push(['tags', texts.tagsUnfit]);
  const { position } = section;
  if (!Number.isInteger(position) || position < 1 || position > 100)
    errors.push(['position', texts.placeUnfit]);
  return errors;
}

/** The settings as they are sent; they must have no errors. */
export function bodyOf({ section, ...words }: FormSettings) {
  const described = {
    name: words.name.trim(),
    title: words.title.trim(),
    description: words.description.trim(),
    status: words.status,
  };
  return { described, part: section && { ...section, points: Number(section.points) } };
}

/** The whole configuration as staff see it in JSON. */
export function configurationJson(settings: FormSettings, fields: readonly FieldDefinition[]): object {
  const { described, part } = bodyOf(settings);
  return { ...described, ...part, fields };
}

type Content = { settings: FormSettings; fields: FieldDefinition[] };

/** Reads the JSON back into settings. `like` says which settings there are; positions beyond the list's end become the last one. */
export function readConfiguration(
  value: unknown,
  like: FormSettings,
): { content: Content } | { errors: FieldErrors } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { errors: { '': jsonTexts.notObject } };
  const present: Record<string, unknown> = { ...configurationJson(like, []) };
  const given = value as Record<string, unknown>;
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(present, key));
  if (unknown !== undefined) return { errors: { [unknown]: jsonTexts.unknown(unknown) } };
  const unfit = Object.keys(present).find((key) => kindOfValue(given[key]) !== kindOfValue(present[key]));
  if (unfit !== undefined) {
    const words = Object.hasOwn(given, unfit) ? jsonTexts.wrong(unfit) : jsonTexts.missing(unfit);
    return { errors: { [unfit]: words } };
  }
  const { fields, name, title, description, status, points, ...part } = given;
  const read = readDefinition(fields);
  if (read.errors) return { errors: read.errors };
  // Every property has the kind of value that it has in `like`, so the whole has its type.
  const section = like.section && { ...part, points: String(points) };
  const settings = { name, title, description, status, section } as FormSettings;
  const errors = settingsErrors(settings);
  if (Object.keys(errors).length > 0) return { errors };
  return { content: { settings, fields: read.fields } };
}

const kindOfValue = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
