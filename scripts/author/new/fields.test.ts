import { collectAnswers } from './fields';
import type { Field } from './fields';

const FIELDS: Field[] = [
  {
    flag: 'name',
    question: 'Name',
    example: 'Chip',
    fault: (name) => (/^[A-Z]/.test(name) ? undefined : 'Start with a capital.'),
  },
  { flag: 'title', question: 'Title', example: 'A title' },
  { flag: 'slug', question: 'Slug', example: '/a', fallback: ({ name }) => `/${name}` },
];

const collect = (words: string[], ask?: (question: string) => Promise<string>) =>
  collectAnswers('npm run new page', FIELDS, words, ask);

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
      'npm run new page needs --name, --title. Example: npm run new page -- --name Chip --title "A title"',
    );
  });

  it.each([
    [['--nmae', 'Chip'], /Unknown option '--nmae'.+The flags are --name, --title, --slug/],
    [['--name', 'chip', '--title', 'Chips'], /^--name "chip": Start with a capital\.$/],
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
    await expect(collect(['--name', 'chip'], async () => 'Chips')).rejects.toThrow('--name "chip"');
  });
});
