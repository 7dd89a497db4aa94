import fs from 'node:fs';
import { pageText, siteWith } from '../../../plugins/content/doctor/testing';
import { checkPlaces, chosenPages } from './chosen-pages';

const site = siteWith({
  'docs-lab/card/card.mdx': pageText('/card'),
  'docs-lab/card/demos/BasicCard.tsx': '',
  'docs-lab/input/input.mdx': pageText(
    '/input',
    'Input',
    "import Note from './_note.mdx';\n\n<Note />\n",
  ),
  'docs-lab/input/_note.mdx': 'Text.',
  'docs-lab/api/card.mdx': pageText('/api/card'),
  'docs-lab/sidebar.ts': '',
});

afterAll(() => fs.rmSync(site.root, { recursive: true }));

const chosen = (places: string[] | null) => chosenPages(site, places).map(({ file }) => file);

it('returns the pages of folders, files and demos, and all written pages by default', () => {
  expect(chosen(['docs-lab/card'])).toEqual(['docs-lab/card/card.mdx']);
  expect(chosen(['./docs-lab/input/input.mdx'])).toEqual(['docs-lab/input/input.mdx']);
  expect(chosen(['docs-lab/card/demos/BasicCard.tsx'])).toEqual(['docs-lab/card/card.mdx']);
  expect(chosen(['docs-lab/input/_note.mdx'])).toEqual(['docs-lab/input/input.mdx']);
  expect(chosen(['docs-lab/sidebar.ts'])).toEqual([]);
  expect(chosen(null)).toEqual(['docs-lab/card/card.mdx', 'docs-lab/input/input.mdx']);
});

it('refuses places without anything to examine', () => {
  expect(() => checkPlaces(site, ['docs-lab/card', 'docs-lab/crad'])).toThrow(
    '"docs-lab/crad" doesn\'t exist.',
  );
  expect(() => checkPlaces(site, ['docs-lab/api'])).toThrow('"docs-lab/api" contains no page.');
  expect(() => checkPlaces(site, ['docs-lab', 'docs-lab/sidebar.ts'])).not.toThrow();
});
