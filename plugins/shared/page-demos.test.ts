import { temporaryFolder, writeFiles } from '../../test/unit/temporary-folder';
import { demosBelow } from './page-demos';

const site = temporaryFolder();

writeFiles(site, {
  'docs-joy/button/button.mdx': `
<Demo
  bg="plain"
  name="Plain"
/>

<Demo name="Framed" framed />

<Demo name="Fixed" frameOnly height={200} />

\`\`\`mdx
<Demo name="Shown" />
\`\`\`

\`\`\`jsx live
<p>Live</p>
\`\`\`
`,
  'docs-joy/button/demos/Plain.tsx': 'export default () => null;',
});

it('finds the demos and live code blocks of pages with their options', () => {
  const demos = demosBelow(site, ['docs-joy']);
  expect(demos.map(({ name, framed, frameOnly }) => [name, framed, frameOnly])).toEqual([
    ['Plain', false, false],
    ['Framed', true, false],
    ['Fixed', true, true],
    ['LiveExample1', false, false],
  ]);
  expect(demos.map(({ text }) => text !== '')).toEqual([true, false, false, true]);
});
