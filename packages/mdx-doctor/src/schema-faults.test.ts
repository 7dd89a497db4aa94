import * as z from 'zod';
import { faultsOf } from './schema-faults';

const schema = z
  .strictObject({
    slug: z.string().regex(/^\//),
    sizes: z.enum(['all', 'sample', 'none']),
    title: z.string().max(5, { error: 'at most 5 characters' }).nullable().optional(),
    targets: z.array(z.strictObject({ basePath: z.string(), level: z.int().optional() })).min(1),
    source: z.url({ error: 'the address of the source' }).optional(),
  })
  .refine(({ sizes, title }) => sizes !== 'none' || !title, {
    error: 'Without sizes there is no title.',
    params: { cure: 'Remove "title".' },
  });

const VALID = { slug: '/a', sizes: 'all', targets: [{ basePath: '/b' }] };

const textsOf = (value: unknown) =>
  faultsOf(schema, value, { subject: 'The page', part: 'field' }).map(
    ({ message, cure }) => `${message} ${cure}`,
  );

it('accepts a valid value', () => {
  expect(textsOf(VALID)).toEqual([]);
  expect(textsOf({ ...VALID, title: null })).toEqual([]);
});

it.each([
  [{ slug: undefined }, 'The page has no "slug". Add a string.'],
  [{ slug: 1 }, '"slug" is 1. Expected a string.'],
  [{ slug: 'a' }, '"slug" is "a". Expected a text that matches /^\\//.'],
  [{ sizes: 'some' }, '"sizes" is "some". Expected "all", "sample" or "none".'],
  [{ title: 'abcdef' }, '"title" is "abcdef" (6 characters). Expected at most 5 characters.'],
  [{ targets: 'a' }, '"targets" is "a". Expected a list.'],
  [{ targets: [] }, '"targets" is []. Expected a list of at least 1.'],
  [{ targets: [{}] }, '"targets[0]" has no "basePath". Add a string.'],
  [{ targets: [{ basePath: null }] }, '"targets[0].basePath" is null. Expected a string.'],
  [
    { targets: [{ basePath: '/', levels: 2 }] },
    '"targets[0]" has the unknown field "levels". Did you mean "level"?',
  ],
  [{ source: 'x' }, '"source" is "x". Expected the address of the source.'],
  [{ titel: 'a' }, 'The page has the unknown field "titel". Did you mean "title"?'],
  [
    { constructor: 1 },
    'The page has the unknown field "constructor". Known fields: slug, sizes, title, targets, source.',
  ],
  [{ sizes: 'none', title: 'a' }, 'Without sizes there is no title. Remove "title".'],
])('says what is wrong in %j, and how to fix it', (change, text) => {
  expect(textsOf({ ...VALID, ...change })).toEqual([text]);
});

it('reports all errors, with the path of each', () => {
  const value = { ...VALID, sizes: 0, targets: [{ basePath: '/' }, { basePath: 1 }], other: 1 };
  const faults = faultsOf(schema, value, { subject: 'The page', part: 'field' });
  expect(faults.map(({ path }) => path)).toEqual([
    ['sizes'],
    ['targets', 1, 'basePath'],
    ['other'],
  ]);
});

it('names the whole value, and shortens a long one', () => {
  expect(textsOf('a'.repeat(400))).toEqual([
    `The page is "${'a'.repeat(299)}…. Expected an object.`,
  ]);
});
