import { twinPath as linked } from '../../src/machine-readable/twin-path';
import { twinPath } from './twin-path';

it.each(['/material-ui/react-button/', '/x/introduction/'])(
  'matches the path that %s links to',
  (url) => {
    expect(twinPath(url)).toBe(url.replace(/\/$/, '.md'));
    expect(linked(url)).toBe(twinPath(url));
    // Docusaurus adds trailing slashes to some paths later.
    expect(linked(url.replace(/\/$/, ''))).toBe(twinPath(url));
  },
);
