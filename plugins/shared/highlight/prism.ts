import { Prism } from 'prism-react-renderer';

// The language files of prismjs register on a global, so set it temporarily, as Docusaurus does.
(globalThis as { Prism?: typeof Prism }).Prism = Prism;
require('prismjs/components/prism-bash');
require('prismjs/components/prism-diff');
require('prismjs/components/prism-json5');
delete (globalThis as { Prism?: typeof Prism }).Prism;

export { Prism };
