import { twinPath as linked } from '../../src/machine-readable/twin-path';
import { twinPath } from './twin-path';

it.each(['/material-ui/react-button/', '/x/introduction/'])(
  'writes the twin of %s where the page links to it',
  (url) => {
    expect(twinPath(url)).toBe(url.replace(/\/$/, '.md'));
    expect(linked(url)).toBe(twinPath(url));
    // Docusaurus adds the slash to some addresses later.
    expect(linked(url.replace(/\/$/, ''))).toBe(twinPath(url));
  },
);
