/** @reads-pages */
import path from 'node:path';
import { productById } from '../../../src/foundation/products';
import { libraryFamilies } from './library-families';

const ROOT = path.resolve(__dirname, '../../..');

it('assigns the components of a library to the headings of its sidebar', () => {
  const [material] = productById('material-ui').docs;
  const families = libraryFamilies(material!, ROOT);
  // The page of text fields names the menu's parts too, but those of menus name them first.
  expect(['TextField', 'Menu', 'Card', 'Chip'].map((name) => families.get(name))).toEqual([
    'inputs',
    'navigation',
    'surfaces',
    'data-display',
  ]);
  expect(families.has('useAutocomplete')).toBe(false);
});
