// What `npm run reading-age` prints: how old one has to be to read each screen, and each file of words, of borrowers and visitors.
import { sources } from '../tests/support/house-sources.ts';
import { agesOfFiles, agesOfScreens, hardTexts, OLDEST_READER } from '../tests/support/reading-age.ts';
import { EXEMPT } from '../tests/support/reading-age-exempt.ts';

const exempt = new Set(EXEMPT.map(({ text }) => text));
const print = (title, rows) => {
  console.log(`\n| ${title} | Words | Age |\n|---|---:|---:|`);
  for (const { name, words, age } of rows) console.log(`| ${name} | ${words} | ${age.toFixed(1)} |`);
};

const files = agesOfFiles(sources, exempt);
const screens = agesOfScreens(sources, exempt);
print('Screen', screens);
print('File of words', files);
const hard = hardTexts(sources, exempt);
if (hard.length > 0) print('Text that is hard by itself', hard);
const isPlain = hard.length === 0 && [...files, ...screens].every(({ age }) => age <= OLDEST_READER);
console.log(
  `\n${isPlain ? 'PASS' : 'FAIL'} reading-age: ${screens.length} screens, ${files.length} files of words, none above ${OLDEST_READER} years`,
);
process.exitCode = isPlain ? 0 : 1;
