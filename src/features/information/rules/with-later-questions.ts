// Puts questions that the shipped form asks since a later version into a form that an owner may have changed meanwhile.
import type { FieldDefinition } from '#features/forms/contract.ts';
import { checkDefinition } from '#features/forms/rules/check-definition.ts';

type Fields = readonly FieldDefinition[];

type Later = {
  shipped: Fields;
  /** The questions to ask, by name. */
  names: readonly string[];
  /** The names of all questions that any version of the form has asked. What an owner has dropped is among them, and stays dropped. */
  everAsked: readonly string[];
  /** For a verification form: the answers that its conditions may look at. */
  information?: Fields | undefined;
};

/**
 * The form with those of the questions that it has never asked; nothing else in it changes. A question stands behind its neighbour in the
 * shipped form, in that neighbour's group. One that would be wrong in this form, because it hangs on a question that is not asked here,
 * is left out.
 */
export function withLaterQuestions(
  fields: Fields,
  { shipped, names, everAsked, information = [] }: Later,
): FieldDefinition[] {
  return shipped
    .filter(({ name }) => names.includes(name) && !everAsked.includes(name))
    .reduce(
      (form, question) => {
        const next = putIn(form, question, shipped);
        return errorsOf(next, information) > errorsOf(form, information) ? form : next;
      },
      [...fields],
    );
}

function putIn(form: Fields, question: FieldDefinition, shipped: Fields): FieldDefinition[] {
  const earlier = shipped.slice(0, shipped.indexOf(question)).map(({ name }) => name);
  const place = form.findLastIndex(({ name }) => earlier.includes(name));
  const group = form[place]?.group ?? question.group;
  return form.toSpliced(place < 0 ? form.length : place + 1, 0, {
    ...question,
    ...(group === undefined ? {} : { group }),
  });
}

const errorsOf = (form: Fields, information: Fields): number =>
  Object.keys(checkDefinition(form, information)).length;
