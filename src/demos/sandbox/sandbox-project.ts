import type { DemoScope } from '@site/src/foundation/products';
import type { CodeVariant, Direction } from '@site/src/reader/settings';
import { entryModule } from './entry-module';
import sandboxes from '@generated/static-theme/default/library-sandboxes.json';
import type { SandboxData } from '../types';

/** Input of a project in addition to the build's data. */
export interface SandboxOptions {
  /** The demo's name. */
  name: string;
  /** Title of the page, for example `BasicButtons demo — Material UI`. */
  title: string;
  scope: DemoScope;
  variant: CodeVariant;
  /** Source of the demo in the selected language, with the reader's edits. */
  code: string;
  /** Language of the page, as in `<html lang>`. */
  language: string;
  direction: Direction;
}

/** Files of a project by path. */
export type SandboxFiles = Record<string, string>;

/**
 * Tools of the project. Pinned, so projects keep working; a test installs and builds with these
 * versions.
 */
const TOOLS = { vite: '7.1.12', '@vitejs/plugin-react': '5.1.4' };

/** The TypeScript version that the site's own demos are checked with. */
const TYPESCRIPT = '5.9.3';

/** The padding of the page in a frame, in `src/demos/frame/frame.css`. */
const FRAME_PADDING = 24;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const sorted = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function packageJson(
  { dependencies, types, overrides, rtl }: SandboxData,
  { name, variant, direction }: SandboxOptions,
): string {
  const isRtl = direction === 'rtl';
  return json({
    name: name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase(),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      build: variant === 'TS' ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: sorted({ ...dependencies, ...(isRtl ? rtl.dependencies : {}) }),
    devDependencies: sorted({
      ...TOOLS,
      ...(variant === 'TS'
        ? { typescript: TYPESCRIPT, ...types, ...(isRtl ? rtl.types : {}) }
        : {}),
    }),
    overrides,
  });
}

/** Google Fonts of the icon fonts that a demo uses; the packages don't include them. */
function iconFonts({ code, scope }: SandboxOptions): string[] {
  return Object.entries(sandboxes[scope].iconFonts ?? {})
    .filter(([text]) => code.includes(text))
    .map(
      ([, family]) =>
        `\n    <link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=${family}" />`,
    );
}

function indexHtml(options: SandboxOptions, entry: string): string {
  const { title, language, direction } = options;
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>${iconFonts(options).join('')}
    <style>
      /* The space around a demo on its page. */
      #root {
        display: flow-root;
        padding: ${FRAME_PADDING}px;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}

const VITE_CONFIG = `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

export default defineConfig({ plugins: [react()] });
`;

const TSCONFIG = json({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noEmit: true,
    isolatedModules: true,
    skipLibCheck: true,
  },
  include: ['src'],
});

/**
 * A Vite project that shows a demo like a reader's own project would: the demo and the modules next
 * to it, in its library's provider, with exact versions.
 *
 * @param data - The build's data about the demo.
 * @returns The project's files by path; `demoFile` returns the path of the demo.
 */
export function sandboxProject(data: SandboxData, options: SandboxOptions): SandboxFiles {
  const { variant, code } = options;
  const extension = variant === 'TS' ? 'tsx' : 'jsx';
  const entry = `src/main.${extension}`;
  const modules = Object.entries(data.modules[variant]).map(([file, text]) => [
    `src/${file}`,
    text,
  ]);
  // Vite serves this folder at the root, where the site serves these images too.
  const images = Object.entries(data.images).map(([address, text]) => [`public${address}`, text]);
  return {
    [demoFile(variant)]: code,
    ...(Object.fromEntries(modules) as SandboxFiles),
    ...(Object.fromEntries(images) as SandboxFiles),
    [entry]: entryModule(sandboxes[options.scope].entries[options.direction], variant),
    'index.html': indexHtml(options, entry),
    'package.json': packageJson(data, options),
    [variant === 'TS' ? 'vite.config.ts' : 'vite.config.js']: VITE_CONFIG,
    ...(variant === 'TS' ? { 'tsconfig.json': TSCONFIG } : {}),
  };
}

/** Path of the demo in a project, for an editor to open first. */
export function demoFile(variant: CodeVariant): string {
  return variant === 'TS' ? 'src/Demo.tsx' : 'src/Demo.jsx';
}
