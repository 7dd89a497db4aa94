import path from 'node:path';
import { builtDemos, wantedDemos } from './built-demos';
import type { Wanted } from './built-demos';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const root = temporaryFolder();

const write = (file: string, text: string) => writeFiles(root, { [file]: text });

const shown = (source: string, inside = '') => `<div data-source="${source}">${inside}</div>`;

write(
  'build/joy-ui/react-button/index.html',
  shown('demos/docs-joy/button/Alpha') +
    shown('demos/docs-joy/button/Beta') +
    shown('demos/docs-joy/button/Framed', '<div data-frame-room=""></div>') +
    shown('demos/docs-joy/button/Gone') +
    shown('demos/docs-joy/button/button/LiveExample1'),
);
write('build/joy-ui/react-card/index.html', shown('demos/docs-joy/card/Basic'));
write('build/demo/joy-ui/index.html', '<main class="demo-root"></main>');
write('docs-joy/button/demos/Alpha.tsx', '');
write('docs-joy/button/demos/Beta.tsx', '');
write('docs-joy/button/demos/Framed.tsx', '');
write(
  'demo-heights/docs-joy.json',
  JSON.stringify({
    'docs-joy/button/demos/Alpha': [1],
    'docs-joy/button/demos/Beta': [1],
    'docs-joy/card/demos/Basic': [1],
  }),
);
write('docs-joy/card/demos/Basic.tsx', '');
write('.docusaurus/live-fences/docs-joy/button/button/demos/LiveExample1.tsx', '');

const pages = builtDemos(path.join(root, 'build'), root);

function chosen(wanted: Partial<Wanted>): string[] {
  return [...wantedDemos(pages, { routes: null, force: false, changed: [], ...wanted }).values()]
    .flat()
    .map(({ source }) => path.posix.basename(source));
}

it('finds demos and live fences on pages, except those in frames or without a file', () => {
  expect([...pages.keys()]).toEqual(['/joy-ui/react-button/', '/joy-ui/react-card/']);
  expect(chosen({ force: true })).toEqual(['Alpha', 'Beta', 'LiveExample1', 'Basic']);
});

it('selects the demos of pages', () => {
  expect(chosen({ force: true, routes: new Set(['/joy-ui/react-card/']) })).toEqual(['Basic']);
});

it('selects demos without a height, changed demos, and demos next to a changed module', () => {
  expect(chosen({})).toEqual(['LiveExample1']);
  expect(chosen({ changed: ['docs-joy/button/demos/Beta.tsx'] })).toEqual(['Beta', 'LiveExample1']);
  expect(chosen({ changed: ['docs-joy/card/demos/prices.ts'] })).toEqual(['LiveExample1', 'Basic']);
});
