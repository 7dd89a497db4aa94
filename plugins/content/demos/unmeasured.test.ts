import { demosBelow } from '../../shared/page-demos';
import { unmeasured, unmeasuredWarning } from './unmeasured';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const site = temporaryFolder();

const write = (file: string, text: string) => writeFiles(site, { [file]: text });

write(
  'docs-joy/button/button.mdx',
  `
<Demo name="Measured" />

<Demo
  bg="plain"
  name="Fresh"
/>

<Demo name="Framed" framed />

<Demo name="Fixed" frameOnly height={200} />

<Demo name="Missing" />

\`\`\`mdx
<Demo name="Shown" />
\`\`\`

\`\`\`jsx live
<p>Live</p>
\`\`\`
`,
);
['Measured', 'Fresh', 'Framed', 'Fixed', 'Shown'].forEach((name) =>
  write(`docs-joy/button/demos/${name}.tsx`, 'export default () => null;'),
);
write('demo-heights/docs-joy.json', '{"docs-joy/button/demos/Measured": [40]}');

const demos = demosBelow(site, ['docs-joy']);

it('returns the demos without a measured height', () => {
  expect(unmeasured(site, demos).map(({ name }) => name)).toEqual(['Fresh', 'LiveExample1']);
});

it('reports their number, their pages and how to measure them', () => {
  expect(unmeasuredWarning(unmeasured(site, demos))).toBe(
    '2 demos have no measured height (docs-joy/button/button.mdx), so the page may move when a reader follows a link to it. Measure: npm run evidence',
  );
  expect(unmeasuredWarning([])).toBeNull();
});
