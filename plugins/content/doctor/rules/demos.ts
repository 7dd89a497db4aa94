import fs from 'node:fs';
import path from 'node:path';
import { traverse } from '@babel/core';
import type { NodePath, types as t } from '@babel/core';
import { lineAt } from 'mdx-doctor';
import type { Report } from 'mdx-doctor';
import { packageFault } from '../../demos/allowed-packages';
import { importsOf, parseSource } from 'docusaurus-demo-islands/source';
import { demosOf } from '../outline';
import type { Page, Site } from '../site';
import type { PageRule, SiteRule } from './rule';

type Ast = NonNullable<ReturnType<typeof parseSource>>;

interface DemoSource {
  /** Relative to the repository's root. */
  file: string;
  source: string;
  ast: Ast;
}

function parsed(file: string, source: string): Ast | null {
  try {
    return parseSource(source, file);
  } catch {
    // The compiler reports it.
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

/** Elements with the same id in the demos of a page, which are in the same document. */
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
                cure: 'Use useId(), or choose unique ids.',
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

/** Browser globals that a demo uses while its module loads, which fails on the server. */
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

/** Packages that demos may not import, because exported projects don't include them. */
export const demoImport: PageRule = {
  id: 'demo-import',
  level: 'error',
  check: (page, site) =>
    sourcesOf(page, site).flatMap(({ file, source }) =>
      importsOf(source, file)
        .packages.filter((name) => packageFault([name]) !== null)
        .map((name) => ({
          ...{ file, line: lineAt(source, source.indexOf(name)) },
          message: `The demo imports ${name}, which demos may not import.`,
          cure: 'Use a package listed in plugins/content/demos/allowed-packages.ts, or add it there.',
        })),
    ),
};

/** Demos that no page in their folder shows. */
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

/** Pages about components that don't have a demo. */
export const pageWithoutDemo: PageRule = {
  id: 'page-without-demo',
  level: 'warning',
  pagesOnly: true,
  check: ({ tree, components }) =>
    components.length > 0 && demosOf(tree).length === 0
      ? [{ line: 1, message: 'The page is about components but shows no demo.', cure: 'Add one.' }]
      : [],
};
