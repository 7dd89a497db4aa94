import fs from 'node:fs';
import path from 'node:path';
import type { Template } from '../../../templates/catalogue';
import { exactVersions, typesFor } from 'docusaurus-demo-islands/source';
import { manifestReader } from '../demos/manifests';
import { indexHtml } from './index-html';
import { templateModules } from './template-modules';

/** The fonts of the two looks. The template's own modules don't import them. */
const FONTS = ['@fontsource/inter', '@fontsource/roboto'];

const FONT_FILES = [
  ...[400, 500, 600].map((weight) => `@fontsource/inter/${weight}.css`),
  ...[400, 500, 700].map((weight) => `@fontsource/roboto/${weight}.css`),
];

/** Packages of every project; they aren't imported by templates, but required by the others. */
const BASE = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

/** The example project whose tools and configuration the templates use. */
const EXAMPLE = 'examples/vite';

/** What the scripts of the example project do. */
const COMMANDS = {
  dev: 'starts the dev server',
  typecheck: 'checks the types',
  build: 'builds the page into `dist/`',
  preview: 'serves what was built',
} as const;

interface ExampleManifest {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const sorted = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

function packageJson(siteDir: string, name: string, packages: readonly string[]): string {
  const read = manifestReader(siteDir);
  const dependencies = exactVersions([...BASE, ...FONTS, ...packages], read);
  const { scripts, devDependencies } = JSON.parse(
    fs.readFileSync(path.join(siteDir, EXAMPLE, 'package.json'), 'utf8'),
  ) as ExampleManifest;
  return json({
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts,
    dependencies: sorted(dependencies),
    devDependencies: sorted({ ...devDependencies, ...typesFor(dependencies, read) }),
  });
}

/**
 * The module that renders a template.
 *
 * @param from - Specifier of the template's entry module.
 */
export function mainModule({ name, entry }: Template, from = `./${name}/${entry}`): string {
  return `${FONT_FILES.map((file) => `import '${file}';`).join('\n')}
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import ${entry} from '${from}';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <${entry} />
  </StrictMode>,
);
`;
}

function readMe({ name, entry, title, description }: Template): string {
  return `# ${title}

${description}

Install the packages once with \`npm install\`. Then:

${Object.entries(COMMANDS)
  .map(([script, text]) => `- \`npm run ${script}\` ${text}.`)
  .join('\n')}

The page is \`src/${name}/${entry}.tsx\`. Its theme is in \`src/shared-theme/\`.
`;
}

/**
 * A Vite project that contains only a template: its modules in the same folders, the exact versions
 * of this repository's packages, and a script that sets the color mode before the first paint.
 *
 * @param siteDir - The repository's root.
 * @returns Text of the project's files by path.
 * @throws If a module isn't in `templates/`, or a package isn't installed.
 */
export function templateProject(siteDir: string, template: Template): Record<string, string> {
  const root = path.join(siteDir, 'templates');
  const entry = path.join(root, template.name, `${template.entry}.tsx`);
  const { modules, packages } = templateModules(root, entry);
  const copied = (file: string) => fs.readFileSync(path.join(siteDir, EXAMPLE, file), 'utf8');
  return {
    '.gitignore': copied('.gitignore'),
    'README.md': readMe(template),
    'index.html': indexHtml(template.title),
    'package.json': packageJson(siteDir, template.name, packages),
    'tsconfig.json': copied('tsconfig.json'),
    'vite.config.ts': copied('vite.config.ts'),
    'src/main.tsx': mainModule(template),
    ...Object.fromEntries(Object.entries(modules).map(([file, text]) => [`src/${file}`, text])),
  };
}
