import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { readBuilt } from './support/read-built';

const css = filesBelow('assets/css', BUILD_DIR, /\.css$/)
  .map(readBuilt)
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
