// Which actions say by hand what they receive: the compiler then would not notice that their contract asks for something else.
import { isTestFile, type Sources } from './house-imports.ts';

/** An annotation of a parameter, or a type of the file's own, that begins with a part of a request. */
const BY_HAND = /(?:\}: |\btype \w+(?:<[^>]*>)? = )\{ (?:params|query|body|files|extraInfo)\??: /g;

/** The paths of files of features' servers that do, once for each place; `Received<typeof endpoints, 'POST /api/…'>` says it. */
export const receivedByHand = (sources: Sources): string[] =>
  [...sources]
    .filter(([path]) => /^src\/features\/[^/]+\/server\/.*\.ts$/.test(path) && !isTestFile(path))
    .flatMap(([path, source]) => (source.replace(/\s+/g, ' ').match(BY_HAND) ?? []).map(() => path));
