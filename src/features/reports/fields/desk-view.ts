// What a view of a list is called, and whether colleagues have it too.
import { recordFields } from '#shared/record/field.ts';
import { viewTexts as texts } from '../texts/desk-views.ts';

export const viewFields = recordFields({
  name: { kind: 'line', label: texts.name, longest: 60, errors: { missing: texts.needsName } },
  isShared: { kind: 'yesNo', label: texts.isShared },
});
