import path from 'node:path';
import pageLoader from './page-loader';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const siteDir = temporaryFolder();

const write = (file: string, text: string) => writeFiles(siteDir, { [file]: text });

it('recompiles a page when a faulty demo or a shared text changes', () => {
  const source =
    "import Note from '../_note.mdx';\n\n" +
    '<Demo name="Missing" />\n\n<Demo name="Named" />\n\n<Demo name="Broken" />\n\n<Demo name="Whole" />\n';
  write('docs-joy/button/button.mdx', source);
  write('docs-joy/button/demos/Named.tsx', 'export function Named() {}\n');
  write('docs-joy/button/demos/Broken.tsx', 'export default function Broken( {}\n');
  write('docs-joy/button/demos/Whole.tsx', 'export default function Whole() {}\n');
  type Kind = 'missing' | 'file' | 'context';
  const told: Record<Kind, string[]> = { missing: [], file: [], context: [] };
  const tell = (kind: Kind) => (file: string) => void told[kind].push(path.relative(siteDir, file));
  const context = {
    resourcePath: path.join(siteDir, 'docs-joy/button/button.mdx'),
    getOptions: () => ({ siteDir }),
    addMissingDependency: tell('missing'),
    addDependency: tell('file'),
    addContextDependency: tell('context'),
  };
  expect(pageLoader.call(context as never, source)).toBe(source);
  expect(told).toEqual({
    missing: ['docs-joy/button/demos/Missing.tsx'],
    context: ['docs-joy/button'],
    file: [
      'docs-joy/button/demos/Named.tsx',
      'docs-joy/button/demos/Broken.tsx',
      'docs-joy/_note.mdx',
    ],
  });
});
