import { markdownPath as linked } from '../../../src/page/machine-readable/markdown-path';
import { markdownPath } from './markdown-path';

it.each(['/material-ui/react-button/', '/x/introduction/'])(
  'matches the path that %s links to',
  (url) => {
    expect(markdownPath(url)).toBe(url.replace(/\/$/, '.md'));
    expect(linked(url)).toBe(markdownPath(url));
    // Docusaurus adds trailing slashes to some paths later.
    expect(linked(url.replace(/\/$/, ''))).toBe(markdownPath(url));
  },
);
