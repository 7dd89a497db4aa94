import fs from 'node:fs';
import path from 'node:path';
import { demoSizes } from './demo-sizes';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

let site: string;

const all = () => ({ extent: 'all', siteDir: site }) as const;

beforeEach(() => {
  site = temporaryFolder({ 'package-lock.json': '{}' });
  fs.symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
});

function write(file: string, text: string) {
  writeFiles(site, { [file]: text });
  return { file: path.join(site, file), text };
}

const BUTTON = `import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LABEL } from './label';

const Wide = styled(Button)({ width: '100%' });

export default function Basic() {
  return <Wide>{LABEL}</Wide>;
}
`;

const demosIn = (folder: string) => {
  write(`${folder}/demos/label.ts`, "export const LABEL = 'Send';\n");
  return [
    write(`${folder}/demos/Basic.tsx`, BUTTON),
    // The file of a live code block may not be written yet.
    { file: path.join(site, '.docusaurus/x/Live.tsx'), text: 'export default () => <b>Hi</b>;\n' },
  ];
};

it('measures what a demo adds, with the modules next to it', async () => {
  const demos = demosIn('docs-material/button');
  const sizes = await demoSizes('docs-material', demos, all());
  expect(sizes?.product).toBe('material-ui');
  const [basic = 0, live = 0] = demos.map(({ file }) => sizes?.gzip.get(file));
  expect(basic).toBeGreaterThan(4_000);
  expect(basic).toBeLessThan(20_000);
  expect(live).toBeLessThan(100);

  write('docs-material/button/demos/label.ts', `export const LABEL = '${'aZ3 kq9 '.repeat(9)}';\n`);
  const changed = await demoSizes('docs-material', demos, all());
  expect(changed?.gzip.get(demos[0]!.file)).toBeGreaterThan(basic);
});

it('measures archived demos with the package of that version', async () => {
  const folder = 'docs-material_versioned_docs/version-6.5.0';
  const archived = demosIn(`${folder}/button`);
  const current = demosIn('docs-material/button');
  const [old, now] = [
    await demoSizes(folder, archived, all()),
    await demoSizes('docs-material', current, all()),
  ];
  expect(old?.product).toBe('material-ui');
  expect(old?.gzip.get(archived[0]!.file)).not.toBe(now?.gzip.get(current[0]!.file));
});

it('measures a few demos in a sample, and keeps the sizes of all', async () => {
  // A full run replaces samples by everything.
  delete process.env.FULL;
  const demos = Array.from({ length: 9 }, (_, index) => ({
    file: path.join(site, `docs-joy/x/demos/Demo${index}.tsx`),
    text: `export default () => <b>{'${index}'}</b>;\n`,
  }));
  await demoSizes('docs-joy', demos, all());
  const cache = path.join(site, '.cache/size-snapshot/demos-docs-joy.json');
  const before = fs.readFileSync(cache, 'utf8');

  const edited = demos.map(({ file, text }) => ({ file, text: `${text}// ${file}\n` }));
  const sizes = await demoSizes('docs-joy', edited, { extent: 'sample', siteDir: site });
  expect(sizes?.gzip.size).toBe(4);
  expect(fs.readFileSync(cache, 'utf8')).toBe(before);
});

it('measures nothing for a product without a baseline', async () => {
  expect(await demoSizes('docs-infra', demosIn('docs-infra/demos'), all())).toBeNull();
});

it('names an import that cannot be resolved', async () => {
  const demo = write('docs-joy/x/demos/Sack.tsx', "export { default } from '@mill/ui/Sack';\n");
  await expect(demoSizes('docs-joy', [demo], all())).rejects.toThrow(
    'Could not resolve "@mill/ui/Sack"',
  );
});
