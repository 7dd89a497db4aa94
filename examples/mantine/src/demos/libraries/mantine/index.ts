import { readFileSync } from 'node:fs';
import type { LibraryAdapter } from '../types';

const NAME = '@mantine/core';

/** Its stylesheet without the styles of the page's own elements, for this site's color schemes. */
function styles(): string {
  const [all, page] = ['styles.css', 'styles/baseline.css'].map((file) =>
    readFileSync(require.resolve(`${NAME}/${file}`), 'utf8'),
  ) as [string, string];
  return all.replace(page.trim(), '').replaceAll('[data-mantine-color-scheme', '[data-theme');
}

/** Mantine: its own stylesheet, no emotion, and the fonts of the system. */
export const mantine: LibraryAdapter = {
  provider: () => import('./provider'),
  theme: styles,
  base: {
    text: {
      color: 'var(--mantine-color-text)',
      'font-family': 'var(--mantine-font-family)',
      'line-height': 'var(--mantine-line-height)',
    },
    background: 'var(--mantine-color-body)',
    portals: ['[data-portal]'],
    texts: [],
  },
  states: { controls: [], classes: { hover: [], focus: [], active: [], disabled: [] } },
  packages: [NAME],
  importOf: (name) => {
    const library = require(NAME) as object;
    return Object.hasOwn(library, name) ? `import { ${name} } from '${NAME}'` : null;
  },
  chunks: [{ chunk: 'mantine', packages: ['@mantine', '@floating-ui'] }],
  baselines: { mantine: [`import { MantineProvider } from '${NAME}';`] },
  sandbox: {
    packages: [NAME, '@mantine/hooks'],
    rtlPackages: [],
    entries: {
      ltr: {
        imports: [`import '${NAME}/styles.css';`, `import { MantineProvider } from '${NAME}';`],
        setup: [],
        tree: ['<MantineProvider defaultColorScheme="auto">', '  <Demo />', '</MantineProvider>'],
      },
      rtl: {
        imports: [
          `import '${NAME}/styles.css';`,
          `import { DirectionProvider, MantineProvider } from '${NAME}';`,
        ],
        setup: [],
        tree: [
          '<DirectionProvider initialDirection="rtl">',
          '  <MantineProvider defaultColorScheme="auto">',
          '    <Demo />',
          '  </MantineProvider>',
          '</DirectionProvider>',
        ],
      },
    },
  },
  bareProvider: `import { MantineProvider } from '${NAME}';
const Provider = ({ mode, children }) => h(MantineProvider, { forceColorScheme: mode }, children);`,
};
