import path from 'node:path';
import { DEFAULT_MARKDOWN_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import type { Options } from '@docusaurus/plugin-content-docs';
import { docsPlugins } from '../docs-instances';
import { archivesOf } from '../../src/products';
import type { Report } from './finding';
import { SYNTAX_CURE } from './parse-page';
import type { Page, Site } from './site';

/** A fault that a plugin or the compiler names, with its place in the page. */
interface Fault {
  reason?: string;
  message: string;
  line?: number | null;
  column?: number | null;
  ruleId?: string;
}

/** A fault of the compiler, with the rule that it belongs to. */
export interface CompileReport extends Report {
  /** Which mechanism refused the page. */
  rule: 'mdx' | 'demo' | 'code-block' | 'components';
}

type Process = (page: Page) => Promise<unknown>;

// Links and images are rules of their own, which name every fault and not only the first.
const HOOKS = { onBrokenMarkdownLinks: () => undefined, onBrokenMarkdownImages: () => undefined };

function optionsOf({ products, root }: Site): Map<string, Options> {
  const entries = docsPlugins({
    ...{ products, siteDir: root, repository: '', branch: '' },
    archives: archivesOf(products),
  }) as [string, Options & { id: string }][];
  return new Map(entries.map(([, options]) => [options.id, options]));
}

/**
 * Makes a function that compiles a page as the site's docs plugins do: Docusaurus's own processor
 * with the plugins that `plugins/docs-instances` gives the page's instance.
 */
export function pageCompiler(site: Site): Process {
  const options = optionsOf(site);
  const processors = new Map<string, ReturnType<typeof createProcessorUncached>>();
  const processorOf = (id: string) => {
    const { beforeDefaultRemarkPlugins = [], rehypePlugins = [] } = options.get(id) ?? {};
    const made =
      processors.get(id) ??
      createProcessorUncached({
        options: {
          ...{ admonitions: true, beforeDefaultRemarkPlugins, rehypePlugins },
          ...{ remarkPlugins: [], recmaPlugins: [], beforeDefaultRehypePlugins: [] },
          siteDir: site.root,
          staticDirs: [path.join(site.root, 'static')],
          markdownConfig: {
            ...DEFAULT_MARKDOWN_CONFIG,
            // As `mdx1CompatDisabledByDefault` of docusaurus.config.ts has it.
            mdx1Compat: { comments: false, admonitions: false, headingIds: false },
            hooks: HOOKS,
          },
        } as never,
        format: 'mdx',
      });
    processors.set(id, made);
    return made;
  };
  return async ({ file, source, frontMatter, instance }) => {
    const processor = await processorOf(instance.id);
    const filePath = path.join(site.root, file);
    return processor.process({ content: source, filePath, frontMatter, compilerName: 'client' });
  };
}

function ruleOf(reason: string): CompileReport['rule'] {
  if (/^<Demo>/.test(reason)) {
    return 'demo';
  }
  if (/"components" in the front matter/.test(reason)) {
    return 'components';
  }
  return /code block|code cannot be parsed|live fence|npm/.test(reason) ? 'code-block' : 'mdx';
}

/** What Babel throws for a demo: its file, the reason, line and column, then the code. */
const IN_DEMO = /^(\/\S+\.tsx): (.+?)\.? \((\d+):(\d+)\)/;

/**
 * A compiler's error as a report.
 *
 * @param error - What the compiler threw.
 * @param page - The page, from the repository's root.
 * @param root - The repository's root.
 */
export function reportOf(error: unknown, page: string, root: string): CompileReport {
  const { reason, message, line, column } = error as Fault;
  const [text] = (reason ?? message).split('\n');
  const [isInDemo, demo, why, demoLine, demoColumn] = IN_DEMO.exec(text) ?? [];
  if (isInDemo) {
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
    message: /[.…]$/.test(plain) ? plain : `${plain}.`,
    cure: rule === 'mdx' ? SYNTAX_CURE : '',
  };
}
