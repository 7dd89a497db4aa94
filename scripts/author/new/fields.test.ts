import { readArguments } from '../../shared/command/read-arguments';
import { collectAnswers, optionsOf } from './fields';
import type { Field } from './fields';

const FIELDS: Field[] = [
  {
    flag: 'name',
    question: 'Name',
    example: 'Chip',
    fault: (name) => (/^[A-Z]/.test(name) ? undefined : 'Start with a capital.'),
  },
  { flag: 'title', question: 'Title', example: 'A title' },
  {
    flag: 'slug',
    question: 'Slug',
    example: '/a',
    needs: 'name',
    fallback: ({ name }) => `/${name}`,
    fault: (slug, { name }) => slug.length < name.length && 'It is too short.',
  },
];

async function collect(words: string[], ask?: (question: string) => Promise<string>) {
  const command = { name: 'npm run new page', summary: '', options: optionsOf(FIELDS) };
  const given = readArguments(command, words);
  return collectAnswers(command, FIELDS, 'help' in given ? {} : given.values, ask);
}

describe('collectAnswers', () => {
  it('uses flags, and fallbacks for the rest', async () => {
    expect(await collect(['--name', 'Chip', '--title', 'Chips'])).toEqual({
      name: 'Chip',
      title: 'Chips',
      slug: '/Chip',
    });
  });

  it('throws for missing flags without a terminal', async () => {
    await expect(collect([])).rejects.toThrow(
      /npm run new page needs --name, --title\.\n.*\nExample: npm run new page -- --name Chip --title "A title"$/,
    );
  });

  it.each([
    [
      ['--nmae', 'Chip'],
      /^Unknown option '--nmae'\.\nUsage: npm run new page -- \[--name <value>\]/,
    ],
    [['--name', 'chip', '--title', 'Chips'], /^--name "chip": Start with a capital\.$/],
    // Before it reports that the title is missing.
    [['--name', 'chip'], /^--name "chip": Start with a capital\.$/],
    [['--name', 'Chip', '--slug', '/a'], /^--slug "\/a": It is too short\.$/],
    // What a value depends on is missing, so it can't be validated.
    [['--slug', '/a'], /needs --name, --title/],
  ])('refuses %j', async (words, message) => {
    await expect(collect(words)).rejects.toThrow(message);
  });

  it('asks for values without a flag, and asks again after an invalid answer', async () => {
    const replies = ['chip', '', 'Chip', '', '', 'Chips', ''];
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return replies.shift() ?? '';
    };
    expect(await collect([], ask)).toEqual({ name: 'Chip', title: 'Chips', slug: '/Chip' });
    expect(asked).toEqual([
      'Name (for example Chip): ',
      'Start with a capital. Press Enter to try again.',
      'Name (for example Chip): ',
      'Title (for example A title): ',
      'Enter a value. Press Enter to try again.',
      'Title (for example A title): ',
      'Slug (/Chip): ',
    ]);
  });

  it('throws for an invalid flag instead of asking for it', async () => {
    const ask = jest.fn(async () => 'Chips');
    await expect(collect(['--name', 'Chip', '--slug', '/a'], ask)).rejects.toThrow('--slug "/a"');
    expect(ask).not.toHaveBeenCalled();
  });
});
