import type { CodeVariant } from '@site/src/reader/settings';
import type { SandboxEntry } from '../libraries/types';

/** A project's entry module: fonts, theme, provider, demo. */
export function entryModule({ imports, setup, tree }: SandboxEntry, variant: CodeVariant): string {
  const assertion = variant === 'TS' ? '!' : '';
  return `${[
    ...imports,
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    `import Demo from './Demo';`,
    '',
    ...setup,
    '',
    `createRoot(document.getElementById('root')${assertion}).render(`,
    '  <StrictMode>',
    ...tree.map((line) => `    ${line}`),
    '  </StrictMode>,',
    ');',
  ].join('\n')}\n`;
}
