// In which order vitest begins with the test files: those over the whole product first.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isOverWholeProduct = ({ moduleId }: TestSpecification): boolean => !moduleId.includes('/src/');

/** They take longest and are not the largest files, which is all that is known on a fresh clone; the last one would run alone for a minute and a half. */
export class WholeProductFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const place = (file: TestSpecification) =>
      2 * projects.indexOf(file.project.name) + (isOverWholeProduct(file) ? 0 : 1);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
