/** @reads-pages */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SandboxData } from '../types';
import { sandboxProject } from './sandbox-project';
import type { SandboxOptions } from './sandbox-project';

const DATA: SandboxData = {
  modules: {
    TS: { 'countries.ts': 'export const a: string[] = [];\n' },
    JS: { 'countries.js': 'export const a = [];\n' },
  },
  images: { '/img/demos/card/soup.svg': '<svg />' },
  dependencies: { react: '19.2.9', '@mui/material': '7.3.2' },
  types: { '@types/react': '19.3.0' },
  rtl: { dependencies: { stylis: '4.2.0' }, types: { '@types/stylis': '4.2.7' } },
};

const OPTIONS: SandboxOptions = {
  name: 'BasicButtons',
  title: 'BasicButtons demo — Material UI',
  scope: 'material',
  variant: 'TS',
  code: 'export default function BasicButtons() {}\n',
  language: 'en',
  direction: 'ltr',
};

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const project = (options: Partial<SandboxOptions> = {}) =>
  sandboxProject(DATA, { ...OPTIONS, ...options });
const manifest = (options: Partial<SandboxOptions> = {}) =>
  JSON.parse(project(options)['package.json']!) as Manifest;

it('creates a Vite project in TypeScript with the demo next to its modules', () => {
  const files = project();
  expect(Object.keys(files).sort()).toEqual([
    'index.html',
    'package.json',
    'public/img/demos/card/soup.svg',
    'src/Demo.tsx',
    'src/countries.ts',
    'src/main.tsx',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(files['src/Demo.tsx']).toBe(OPTIONS.code);
  expect(files['src/countries.ts']).toBe(DATA.modules.TS['countries.ts']);
  expect(files['public/img/demos/card/soup.svg']).toBe('<svg />');
});

it('overrides peers that npm could not install otherwise', () => {
  expect(manifest()).not.toHaveProperty('overrides');
  const overrides = { '@mui/lab': { '@mui/material-pigment-css': '9.4.0' } };
  const files = sandboxProject({ ...DATA, overrides }, OPTIONS);
  expect(JSON.parse(files['package.json']!)).toMatchObject({ overrides });
});

it('creates a JavaScript project without TypeScript', () => {
  const files = project({ variant: 'JS' });
  expect(Object.keys(files).sort()).toEqual([
    'index.html',
    'package.json',
    'public/img/demos/card/soup.svg',
    'src/Demo.jsx',
    'src/countries.js',
    'src/main.jsx',
    'vite.config.js',
  ]);
  expect(files['src/main.jsx']).toContain("getElementById('root')).render(");
  expect(Object.keys(manifest({ variant: 'JS' }).devDependencies)).toEqual([
    '@vitejs/plugin-react',
    'vite',
  ]);
});

it('pins exact versions', () => {
  const { name, dependencies, devDependencies } = manifest({ direction: 'rtl' });
  expect(name).toBe('basic-buttons');
  expect(dependencies).toEqual({ '@mui/material': '7.3.2', react: '19.2.9', stylis: '4.2.0' });
  expect(devDependencies).toMatchObject({ '@types/react': '19.3.0', '@types/stylis': '4.2.7' });
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

it('has the language and direction of the page, and an escaped title', () => {
  const html = project({ language: 'de', direction: 'rtl', title: '<b>"A" & B' })['index.html'];
  expect(html).toContain('<html lang="de" dir="rtl">');
  expect(html).toContain('<title>&#60;b&#62;&#34;A&#34; &#38; B</title>');
});

it('has the padding of a frame around the demo', () => {
  const frame = readFileSync(path.resolve(__dirname, '../frame/frame.css'), 'utf8');
  const [, padding] = /#frame \{[^}]*padding: (\d+px);/.exec(frame) ?? [];
  for (const variant of ['TS', 'JS'] as const) {
    const [, own] =
      /#root \{[^}]*padding: (\d+px);/.exec(project({ variant })['index.html']!) ?? [];
    expect(own).toBe(padding);
  }
});

it("wraps the demo in its library's provider, with fonts and baseline", () => {
  const material = project()['src/main.tsx'];
  expect(material).toContain("import '@fontsource/roboto/400.css';");
  expect(material).toContain(
    '<ThemeProvider theme={theme}>\n      <CssBaseline />\n      <Demo />',
  );
  const joy = project({ scope: 'joy' })['src/main.tsx'];
  expect(joy).toContain("from '@mui/joy/styles'");
  expect(joy).toContain('<CssVarsProvider theme={theme} defaultMode="system">');
  expect(joy).not.toContain('@mui/material');
});

it('mirrors styles for a right-to-left page', () => {
  expect(project()['src/main.tsx']).not.toContain('stylis');
  const entry = project({ direction: 'rtl' })['src/main.tsx'];
  expect(entry).toContain("direction: 'rtl'");
  expect(entry).toContain('<CacheProvider value={cache}>');
});

it('links the icon fonts that the demo uses', () => {
  const links = (code: string) => project({ code })['index.html']!.match(/family=[\w+]+/g);
  expect(links(OPTIONS.code)).toBeNull();
  const icon = "import Icon from '@mui/material/Icon';\n";
  expect(links(icon)).toEqual(['family=Material+Icons']);
  expect(links(`${icon}const style = 'material-icons-two-tone';\n`)).toEqual([
    'family=Material+Icons',
    'family=Material+Icons+Two+Tone',
  ]);
});
