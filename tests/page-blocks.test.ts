// Blocks of a page are read as they are meant, and one that does not say what it is is refused.
import { describe, expect, it } from 'vitest';
import { blocksOf } from '#tests/support/page-blocks.ts';

const page = (...lines: string[]) => lines.join('\n');

describe('blocks of a page', () => {
  it('are commands, files, what is shown, and what cannot be tried, in their order', () => {
    const blocks = blocksOf(
      page(
        'Words.',
        '```sh',
        'one',
        '  two',
        '```',
        '1. In a list:',
        '   ```yaml file /etc/there.yml',
        '   a:',
        '     b: 1',
        '   ```',
        '```text',
        'seen',
        '```',
        '```env not run: needs an account elsewhere',
        'TOKEN=…',
        '```',
      ),
    );
    expect(blocks).toEqual([
      { line: 2, kind: 'run', text: 'one\n  two\n', about: '' },
      { line: 7, kind: 'write', text: 'a:\n  b: 1\n', about: '/etc/there.yml' },
      { line: 11, kind: 'shown', text: 'seen\n', about: '' },
      { line: 14, kind: 'not run', text: 'TOKEN=…\n', about: 'needs an account elsewhere' },
    ]);
  });

  it.each(['', 'bash', 'sh later', 'yaml', 'sh not run:', 'yaml file relative.yml'])(
    'refuses one that says %j',
    (info) => {
      expect(() => blocksOf(page(`\`\`\`${info}`, 'x', '```'))).toThrow('says not what it is');
    },
  );

  it('refuses one that does not end', () => {
    expect(() => blocksOf(page('```sh', 'x'))).toThrow('does not end');
  });
});
