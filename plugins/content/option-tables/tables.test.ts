import { parseFenceMeta } from '../code-blocks/fence-meta';
import { demoOptionFaults } from '../demos/demo-options';
import { frontMatterFaults } from '../front-matter/faults';
import { DEPENDENCIES, PATCHES } from '../../docusaurus-patches/patches';
import { OPTIONS, TABLES } from './tables';

const namesOf = (table: keyof typeof OPTIONS) => OPTIONS[table]().map(({ name }) => name);

describe.each(Object.entries(OPTIONS))('%s', (_table, rowsOf) => {
  it('has a type and a description for every option, as complete sentences', () => {
    for (const row of rowsOf()) {
      expect(row).toEqual(
        expect.objectContaining({
          name: expect.stringMatching(/\S/),
          type: expect.stringMatching(/\S/),
          description: expect.stringMatching(/^[`A-Z].*\.$/),
        }),
      );
      // An odd number of backticks would turn text into code.
      expect(row.description.split('`').length % 2).toBe(1);
    }
  });
});

it('lists exactly the front matter fields that pages may have', () => {
  const unknown = namesOf('front-matter').filter((field) =>
    frontMatterFaults({ [field]: 1 }).some(({ message }) => message.includes('unknown field')),
  );
  expect(unknown).toEqual([]);
  const [fault] = frontMatterFaults({
    ...{ slug: '/a', title: 'a', description: 'b', zzzzzzzz: 1 },
  });
  expect(fault?.cure).toBe(`Known fields: ${namesOf('front-matter').join(', ')}.`);
});

it('marks the required front matter fields', () => {
  const required = OPTIONS['front-matter']().filter((row) => row.required);
  expect(required.map(({ name }) => name)).toEqual(
    frontMatterFaults({ draft: false }).map(({ path }) => path[0]),
  );
});

it('lists exactly the options that demos may have', () => {
  expect(demoOptionFaults({ zzzzzz: 1 })).toEqual([
    `The demo has the unknown option "zzzzzz". Known options: ${namesOf('demo').join(', ')}.`,
  ]);
});

it.each(namesOf('code-block'))('lists the code block option %s as it can be written', (option) => {
  expect(() => parseFenceMeta(option)).not.toThrow();
});

it('says of every patch what it gains', () => {
  const { rows } = TABLES['docusaurus-patches']!();
  const patches = Object.values({ ...PATCHES, ...DEPENDENCIES });
  expect(rows).toHaveLength(patches.length);
  patches.forEach(({ gain }, at) => expect(rows[at]![1]).toContain(gain.text));
});
