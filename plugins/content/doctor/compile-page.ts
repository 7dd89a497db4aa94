import path from 'node:path';
import { DEFAULT_MARKDOWN_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { createProcessors } from '@docusaurus/mdx-loader/lib/processor';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { Options } from '@docusaurus/plugin-content-docs';
import { docsPlugins } from '../docs-instances';
import { treeFileOf } from '../../shared/read-tree';
import { remarkMarkup } from 'mdx-doctor/markup';
import { syntaxCure } from 'mdx-doctor/syntax-cures';
import { archivesOf } from '../../../src/foundation/products';
import type { Report } from 'mdx-doctor';
import type { Page, Site } from './site';

/** An error of a plugin or the compiler, with its position in the page. */
interface Fault {
  reason?: string;
  message: string;
  line?: number | null;
  column?: number | null;
  ruleId?: string;
}

/** A compiler error, with the rule that it belongs to. */
export interface CompileReport extends Report {
  /** The part of the pipeline that reported it. */
  rule: 'mdx' | 'demo' | 'code-block' | 'components' | 'option-table';
}

type Process = (page: Page) => Promise<unknown>;

// Links and images have separate rules, which report every error and not only the first.
const HOOKS = { onBrokenMarkdownLinks: () => undefined, onBrokenMarkdownImages: () => undefined };

async function compilerOptions(
  { root }: Site,
  { beforeDefaultRemarkPlugins = [], rehypePlugins = [] }: Options,
): Promise<object> {
  // The rule "markup" reports all that this plugin rejects.
  const isOther = (plugin: unknown) => !Array.isArray(plugin) || plugin[0] !== remarkMarkup;
  const options = {
    ...{ admonitions: true, rehypePlugins },
    beforeDefaultRemarkPlugins: beforeDefaultRemarkPlugins.filter(isOther),
    ...{ remarkPlugins: [], recmaPlugins: [], beforeDefaultRehypePlugins: [] },
    siteDir: root,
    staticDirs: [path.join(root, 'static')],
    markdownConfig: {
      ...DEFAULT_MARKDOWN_CONFIG,
      // Same as `mdx1CompatDisabledByDefault` in docusaurus.config.ts.
      mdx1Compat: { comments: false, admonitions: false, headingIds: false },
      hooks: HOOKS,
    },
  };
  return { ...options, processors: await createProcessors({ options: options as never }) };
}

function optionsOf({ products, root }: Site): Map<string, Options> {
  const entries = docsPlugins({
    ...{ products, treeFile: treeFileOf, siteDir: root, repository: '', branch: '' },
    archives: archivesOf(products),
  }) as [string, Options & { id: string }][];
  return new Map(entries.map(([, options]) => [options.id, options]));
}

/**
 * Creates a function that compiles a page as the site's docs plugins do: with Docusaurus's own
 * compiler and the plugins that `plugins/content/docs-instances` adds for the page's instance.
 */
export function pageCompiler(site: Site): Process {
  const instances = optionsOf(site);
  const compilers = new Map<string, Promise<object>>();
  const compilerOf = (id: string) => {
    const made = compilers.get(id) ?? compilerOptions(site, instances.get(id) ?? {});
    compilers.set(id, made);
    return made;
  };
  return async ({ file, text, frontMatter, instance }) => {
    const options = (await compilerOf(instance.id)) as never;
    const filePath = path.join(site.root, file);
    const page = { filePath, fileContent: text, frontMatter, compilerName: 'client' as const };
    try {
      return await compileToJSX({ ...page, options });
    } catch (error) {
      // Docusaurus's own error is for terminals.
      throw (error as Error).cause ?? error;
    }
  };
}

function ruleOf(reason: string): CompileReport['rule'] {
  if (/^<Demo>/.test(reason)) {
    return 'demo';
  }
  if (/^<Options>/.test(reason)) {
    return 'option-table';
  }
  if (/"components" in the front matter/.test(reason)) {
    return 'components';
  }
  return /code block|code cannot be parsed|live fence|npm/.test(reason) ? 'code-block' : 'mdx';
}

/** Babel's error for a demo: file, reason, line and column, then the code. */
const IN_DEMO = /^(\/\S+\.tsx): (.+?)\.? \((\d+):(\d+)\)/;

/**
 * Converts a compiler error into a report.
 *
 * @param error - The thrown value.
 * @param page - The page, relative to the repository's root.
 * @param root - The repository's root.
 */
export function reportOf(error: unknown, page: string, root: string): CompileReport {
  const { reason, message, line, column } = error as Fault;
  const [text = ''] = (reason ?? message).split('\n');
  const [, demo, why, demoLine, demoColumn] = IN_DEMO.exec(text) ?? [];
  if (demo) {
    return {
      rule: 'demo',
      file: path.relative(root, demo).replaceAll('\\', '/'),
      line: Number(demoLine),
      column: Number(demoColumn) + 1,
      message: `The demo cannot be parsed: ${why}.`,
      cure: 'Correct the code.',
    };
  }
  const [inText, lineInText] = text.startsWith(page) ? (/^\S+?:(?:(\d+):)? /.exec(text) ?? []) : [];
  const plain = text.slice(inText?.length ?? 0);
  const rule = ruleOf(plain);
  return {
    rule,
    line: Number(lineInText ?? line ?? 1),
    ...(column && !lineInText ? { column } : {}),
    message: /[.…?]$/.test(plain) ? plain : `${plain}.`,
    cure: rule === 'mdx' ? (syntaxCure(plain) ?? '') : '',
  };
}
