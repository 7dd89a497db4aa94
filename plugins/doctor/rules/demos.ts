import fs from 'node:fs';
import path from 'node:path';
import { parseSync, traverse } from '@babel/core';
import type { NodePath, types as t } from '@babel/core';
import { specifiersOf } from '../../demos/imports';
import type { Report } from '../finding';
import { demosOf } from '../outline';
import type { Page, Site } from '../site';
import type { PageRule, SiteRule } from './rule';

type Ast = NonNullable<ReturnType<typeof parseSync>>;

interface DemoSource {
  /** From the repository's root. */
  file: string;
  source: string;
  ast: Ast;
}

function parsed(file: string, source: string): Ast | null {
  try {
    return parseSync(source, {
      filename: file,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript', 'jsx'] },
    });
  } catch {
    // The compiler names it.
    return null;
  }
}

function sourcesOf(page: Page, site: Site): DemoSource[] {
  const names = new Set(demosOf(page.tree).map(({ name }) => name));
  return [...names].flatMap((name) => {
    const file = path.posix.join(path.posix.dirname(page.file), 'demos', `${name}.tsx`);
    const absolute = path.join(site.root, file);
    const source = fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
    const ast = source ? parsed(file, source) : null;
    return ast ? [{ file, source, ast }] : [];
  });
}

function idsIn({ ast }: DemoSource): { id: string; line: number }[] {
  const ids: { id: string; line: number }[] = [];
  traverse(ast, {
    JSXAttribute({ node }) {
      if (node.name.name === 'id' && node.value?.type === 'StringLiteral') {
        ids.push({ id: node.value.value, line: node.loc?.start.line ?? 1 });
      }
    },
  });
  return ids;
}

/** Two elements with one id among the demos of a page, which share its document. */
export const duplicateId: PageRule = {
  id: 'duplicate-id',
  level: 'error',
  check(page, site) {
    const first = new Map<string, string>();
    return sourcesOf(page, site).flatMap((demo) =>
      idsIn(demo).flatMap(({ id, line }): Report[] => {
        const known = first.get(id);
        first.set(id, known ?? `${demo.file}:${line}`);
        return known
          ? [
              {
                ...{ file: demo.file, line },
                message: `The id "${id}" also belongs to ${known}, shown on the same page (${page.file}).`,
                cure: 'Make it with useId(), or give each its own.',
              },
            ]
          : [];
      }),
    );
  },
};

const BROWSER = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location'];

function isLater(reference: NodePath): boolean {
  return reference.findParent((parent) => parent.isFunction() || parent.isClass()) !== null;
}

/** Objects of the browser in a demo's module itself, where the server has none. */
export const demoBrowserGlobal: PageRule = {
  id: 'demo-browser-global',
  level: 'error',
  check: (page, site) =>
    sourcesOf(page, site).flatMap(({ file, ast }) => {
      const reports: Report[] = [];
      traverse(ast, {
        Identifier(reference: NodePath<t.Identifier>) {
          const { name, loc } = reference.node;
          const isGlobal =
            BROWSER.includes(name) &&
            reference.isReferencedIdentifier() &&
            !reference.scope.hasBinding(name);
          const isAsked = reference.parentPath.isUnaryExpression({ operator: 'typeof' });
          if (isGlobal && !isAsked && !isLater(reference)) {
            reports.push({
              ...{ file, line: loc?.start.line ?? 1 },
              message: `The demo uses ${name} while its module loads, which fails on the server.`,
              cure: 'Use it in an event handler or in useEffect().',
            });
          }
        },
      });
      return reports;
    }),
};

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Packages that a demo imports and that readers' projects would not get. */
export const demoImport: PageRule = {
  id: 'demo-import',
  level: 'error',
  check(page, site) {
    const manifest = JSON.parse(fs.readFileSync(path.join(site.root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    return sourcesOf(page, site).flatMap(({ file, source }) =>
      specifiersOf(source, file, 'values')
        .filter((specifier) => !specifier.startsWith('.'))
        .filter((specifier) => !Object.hasOwn(manifest.dependencies, packageOf(specifier)))
        .map((specifier) => ({
          ...{ file, line: source.slice(0, source.indexOf(specifier)).split('\n').length },
          message: `The demo imports ${specifier}, which is no dependency of the site.`,
          cure: `Use a package of "dependencies" in package.json, or add it: npm install --save-exact ${packageOf(specifier)}.`,
        })),
    );
  },
};

/** Demos that their own page, or those beside it, don't show. */
export const demoWithoutPage: SiteRule = {
  id: 'demo-without-page',
  level: 'error',
  check(site) {
    const folders = new Map<string, string>();
    for (const page of site.pages.filter(({ generated }) => !generated)) {
      const folder = path.posix.dirname(page.file);
      const source = fs.readFileSync(path.join(site.root, page.file), 'utf8');
      folders.set(folder, (folders.get(folder) ?? '') + source);
    }
    return [...folders].flatMap(([folder, sources]) => {
      const demos = path.join(site.root, folder, 'demos');
      const names = fs.existsSync(demos) ? fs.readdirSync(demos) : [];
      return names
        .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
        .map((name) => name.replace(/\.tsx$/, ''))
        .filter((name) => !new RegExp(`<Demo[^>]*\\bname="${name}"`).test(sources))
        .filter((name) => {
          const file = path.join(demos, `${name}.tsx`);
          return /export default/.test(fs.readFileSync(file, 'utf8'));
        })
        .map((name) => ({
          ...{ file: `${folder}/demos/${name}.tsx`, line: 1 },
          message: 'No page shows this demo.',
          cure: `Add <Demo name="${name}" /> to a page in ${folder}/, or delete the file.`,
        }));
    });
  },
};

/** Pages about components that show none of them. */
export const pageWithoutDemo: PageRule = {
  id: 'page-without-demo',
  level: 'warning',
  check: ({ tree, components }) =>
    components.length > 0 && demosOf(tree).length === 0
      ? [{ line: 1, message: 'The page is about components and shows no demo.', cure: 'Add one.' }]
      : [],
};
