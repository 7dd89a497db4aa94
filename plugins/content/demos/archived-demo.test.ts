import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { archivesOf, productById } from '@site/src/foundation/products';
import { sourcePath } from './demo-path';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const ROOT = path.resolve(__dirname, '../../..');
const archive = archivesOf([productById('material-ui')])[0]!;

/** Packages of an online editor's project, without the library. */
const SANDBOX_PACKAGES = [
  'react',
  'react-dom',
  'stylis',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@fontsource/roboto',
  '@mui/stylis-plugin-rtl',
];

let siteDir: string;

const write = (file: string, text: string) => writeFiles(siteDir, { [file]: text });

/** Installs a library whose modules export its version. */
function install(folder: string, version: string): void {
  const at = `node_modules/${folder}`;
  write(`${at}/package.json`, JSON.stringify({ name: '@mui/material', version }));
  write(`${at}/version/index.js`, `export const version = '${version}';`);
  write(`${at}/utils/index.js`, `export const useId = () => 'utils of ${version}';`);
  write(`${at}/utils/createSvgIcon.js`, `export default () => 'icon of ${version}';`);
  // As in 6.5.0, whose files import from the package by name.
  write(
    `${at}/IconButton/index.js`,
    "import { useId } from '@mui/material/utils'; export default () => useId();",
  );
}

function compile(demo: string, ...others: string[]) {
  write(
    `${archive.folder}/demos/Sample.tsx`,
    `${demo}\n\nexport default function Sample() {\n  return <IconButton><Send /></IconButton>;\n}\n`,
  );
  const script = path.join(__dirname, 'fixtures/compile-demo.ts');
  const words = [
    '--import',
    'tsx',
    script,
    siteDir,
    archive.folder,
    JSON.stringify([archive]),
    ...others,
  ];
  return spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
}

beforeEach(() => {
  siteDir = temporaryFolder();
  install('@mui/material', '7.3.2');
  install('material-v6', '6.5.0');
  for (const name of SANDBOX_PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
  }
  const icons = 'node_modules/@mui/icons-material';
  write(`${icons}/package.json`, '{"name":"@mui/icons-material","version":"7.3.2"}');
  write(`${icons}/utils/createSvgIcon.js`, "export { default } from '@mui/material/utils';");
  const icon =
    "import createSvgIcon from './utils/createSvgIcon.js'; export default createSvgIcon()";
  write(`${icons}/Send.js`, icon);
  write(
    `demo-heights/${archive.folder.replace('/', '-')}.json`,
    `{"${archive.folder}/demos/Sample":[40,40,40,40,40,40]}`,
  );
});

it('an archived demo, its icons and its library use the archived version', () => {
  const { stderr } = compile(
    "import IconButton from '@mui/material/IconButton';\nimport Send from '@mui/icons-material/Send';",
  );
  expect(stderr).not.toMatch(/error/i);
  const island = readFileSync(path.join(siteDir, 'out/island.js'), 'utf8');
  expect(island).toContain('utils of 6.5.0');
  expect(island).toContain('icon of 6.5.0');
  expect(island).toMatch(/\bversion: .*"6\.5\.0"/);
  expect(island).not.toContain('7.3.2');

  const file = sourcePath(`${archive.folder}/demos/Sample.tsx`);
  const { dependencies } = JSON.parse(
    readFileSync(path.join(siteDir, `out/${file}.json`), 'utf8'),
  ) as { dependencies: object };
  expect(dependencies).toMatchObject({
    '@mui/material': '6.5.0',
    '@mui/icons-material': '6.5.0',
  });
}, 60_000);

it('rejects a demo that imports a later release, with the import chain', () => {
  write('node_modules/react-window/package.json', '{"name":"react-window","version":"1.0.0"}');
  write(
    'node_modules/react-window/index.js',
    "export { default } from '@mui/material/IconButton';",
  );
  const { stderr, status } = compile(
    "import IconButton from 'react-window';\nimport Send from '@mui/icons-material/Send';",
  );
  expect(status).toBe(1);
  expect(stderr).toContain('An archived demo loads modules newer than @mui/material 6.5.0:');
  expect(stderr).toMatch(
    /demos\/Sample\.tsx\S*\s.*→ node_modules\/react-window\/index\.js\s.*→ node_modules\/@mui\/material\/IconButton\//,
  );
}, 60_000);

it('rejects a chunk with a later release that loads with a demo', () => {
  const { stderr, status } = compile(
    "import IconButton from '@mui/material/IconButton';\nimport Send from '@mui/icons-material/Send';",
    './node_modules/@mui/material/IconButton/index.js',
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/demos\/Sample\.tsx\S*\s.*→ node_modules\/@mui\/material\//);
  expect(stderr).toContain('The demo does not import the last module, but loads its chunk.');
}, 60_000);
