import { outlineOf } from './outline';
import { partOf } from './page-part';

const WORDS = 'word '.repeat(40);

const PAGE = `# Field

Intro.

## Basic use

${WORDS}

\`\`\`bash
# not a heading
\`\`\`

### In a [form](https://docs.example.com/)

Form.

## \`useField(options) => field\`

${WORDS}

## Props

First.

## Props

Second.
`;

const part = (asked: Partial<Parameters<typeof partOf>[1]>) =>
  partOf(PAGE, { offset: 0, limit: 100_000, ...asked });

/** The offset that the end of an incomplete answer gives. */
const nextOffset = (text: string) => Number(/with offset (\d+)/.exec(text)?.[1] ?? NaN);

it('lists headings outside code, with the ids of their addresses', () => {
  expect(outlineOf(PAGE).map(({ id, level }) => `${level} ${id}`)).toEqual([
    '1 field',
    '2 basic-use',
    '3 in-a-form',
    '2 usefieldoptions--field',
    '2 props',
    '2 props-1',
  ]);
});

it('keeps code blocks with longer fences together', () => {
  const nested = '# A\n\n````md\n```\n# no\n```\n# no\n````\n\n## B\n';
  expect(outlineOf(nested).map(({ id }) => id)).toEqual(['a', 'b']);
});

it.each([
  ['## Prices {#cost}', 'cost', 'Prices'],
  ['## Prices {/* #cost */}', 'cost', 'Prices'],
  ['## Prices[\u200b](#prices "Direct link to Prices")', 'prices', 'Prices'],
  ['## Prices {of all}', 'prices-of-all', 'Prices {of all}'],
])('reads the id and the title of %s', (line, id, title) => {
  expect(outlineOf(line)).toEqual([{ id, title, level: 2, start: 0 }]);
});

it('returns a short page as it is', () => {
  expect(part({})).toBe(PAGE);
});

it.each(['basic-use', '#basic-use', 'Basic use'])(
  'returns the section %s with those in it',
  (section) => {
    expect(part({ section })).toMatch(/^## Basic use\n[^]+# not a heading[^]+Form\.\n\n$/);
  },
);

it('returns repeated sections by number', () => {
  expect(part({ section: 'props-1' })).toBe('## Props\n\nSecond.\n');
});

it('lists the sections if there is no such section', () => {
  expect(() => part({ section: 'nope' })).toThrow(
    'The page has no section "nope". Its sections: field, basic-use, in-a-form,',
  );
});

it('ends between sections, and names the next ones', () => {
  const text = part({ limit: 290 });
  expect(text).toContain('# not a heading');
  expect(text).not.toContain('Form.');
  expect(text).toMatch(
    /\n\n\[Characters 0 to \d+ of \d+\. For the next ones, repeat the call with offset \d+\. Sections in them, for the argument section: in-a-form, usefieldoptions--field, props, props-1\.\]\n$/,
  );
});

it('uses at least half of the limit, within a section if that is longer', () => {
  const table = `# A\n\n## Props\n\n${'| a |\n'.repeat(100)}\n## B\n`;
  const text = partOf(table, { offset: 0, limit: 200 });
  expect(text.indexOf('\n\n[Characters')).toBeGreaterThan(100);
  expect(text).toMatch(/\| a \|\n\n\[Characters 0 to \d+ of \d+\..+ section: b\.\]\n$/);
});

it.each([1, 50, 120, 300])('returns all of the page in parts of %i characters', (limit) => {
  let text = '';
  for (let offset = 0; !Number.isNaN(offset);) {
    const answer = part({ offset, limit });
    const next = nextOffset(answer);
    const length = Number.isNaN(next) ? PAGE.length - offset : next - offset;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(limit);
    expect(answer.startsWith(PAGE.slice(offset, offset + length).trimEnd())).toBe(true);
    text += PAGE.slice(offset, offset + length);
    offset = next;
  }
  expect(text).toBe(PAGE);
});

it('refuses an offset after the end', () => {
  expect(() => part({ offset: 100_000 })).toThrow('The offset 100000 is after the end');
});

it('accepts words of an id that no other section has', () => {
  expect(part({ section: 'use' })).toBe(part({ section: 'basic-use' }));
  expect(() => part({ section: 'us' })).toThrow('The page has no section "us"');
  expect(() => part({ section: '' })).not.toThrow();
});
