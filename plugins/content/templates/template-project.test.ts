import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../../package.json';
import { TEMPLATES } from '../../../templates/catalogue';
import { templateModules } from './template-modules';
import { templateProject } from './template-project';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const MATERIAL = dependencies['@mui/material'];

const siteDir = path.join(__dirname, '../../..');

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

describe.each(TEMPLATES)('the project of $name', (template) => {
  const files = templateProject(siteDir, template);
  const { scripts, dependencies, devDependencies } = JSON.parse(files['package.json']!) as Manifest;

  it('contains the page, the shared theme and no tests', () => {
    expect(files['src/main.tsx']).toContain(`from './${template.name}/${template.entry}'`);
    expect(files).toHaveProperty([`src/${template.name}/${template.entry}.tsx`]);
    expect(files).toHaveProperty(['src/shared-theme/AppTheme.tsx']);
    expect(Object.keys(files).filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
  });

  it('keeps packages and output out of Git, and names each of its commands', () => {
    expect(files['.gitignore']).toBe('node_modules/\ndist/\n');
    const named = Array.from(files['README.md']!.matchAll(/`npm run (\w+)`/g), ([, name]) => name);
    expect(named).toEqual(Object.keys(scripts));
    expect(files['README.md']).toContain('`npm install`');
  });

  it('has no two modules whose names differ only in case or extension', () => {
    const names = Object.keys(files).map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('depends on exact versions only', () => {
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
    expect(dependencies).toHaveProperty(['@mui/material'], MATERIAL);
    expect(devDependencies).toHaveProperty('vite');
  });

  it('uses the MUI X packages that the catalogue lists', () => {
    const used = Object.keys(dependencies).filter((name) => name.startsWith('@mui/x-'));
    expect(used.sort()).toEqual([...template.xPackages].sort());
  });

  it('sets the stored color mode before the first paint', () => {
    const html = files['index.html']!;
    expect(html).toContain('template-mode');
    expect(html.indexOf('template-mode')).toBeLessThan(html.indexOf('src/main.tsx'));
  });
});

it('rejects a link to a module outside templates/', () => {
  const folder = temporaryFolder({
    'secret.ts': "export const secret = '';\n",
    'templates/Page.tsx': "import './link';\n",
  });
  const root = path.join(folder, 'templates');
  symlinkSync('../secret.ts', path.join(root, 'link.ts'));
  expect(() => templateModules(root, path.join(root, 'Page.tsx'))).toThrow('imports "./link"');
});

it('rejects a module outside templates/', () => {
  const root = path.join(siteDir, 'templates/sign-in');
  expect(() => templateModules(root, path.join(root, 'SignIn.tsx'))).toThrow(
    /SignIn\.tsx: imports "\.\.\/.*", which isn't a \.ts or \.tsx file in templates\//,
  );
});
