import { Prism } from 'prism-react-renderer';

// prismjs' language files register themselves on a global, as Docusaurus does for its own.
(globalThis as { Prism?: typeof Prism }).Prism = Prism;
require('prismjs/components/prism-bash');
require('prismjs/components/prism-diff');
require('prismjs/components/prism-json5');
delete (globalThis as { Prism?: typeof Prism }).Prism;

export { Prism };
