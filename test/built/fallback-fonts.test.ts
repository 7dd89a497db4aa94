import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../../scripts/shared/root';

const folder = path.join(BUILD_DIR, 'assets/css');
const css = readdirSync(folder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('');

it('each local fallback has a regular and a bold face, or headings would be emboldened', () => {
  const faces = Array.from(css.matchAll(/@font-face\{[^}]*local\([^}]*\}/g), ([face]) => face);
  const bold = /local\((["']?)Arial Bold\1\)/;
  const families = (is: boolean) =>
    faces
      .filter((face) => bold.test(face) === is)
      .map((face) => /font-family:(["']?)([\w ]+)\1/.exec(face)?.[2]);
  expect(families(true)).toEqual(['IBM Plex Sans Fallback', 'Helvetica']);
  expect(families(false)).toEqual(families(true));
});
