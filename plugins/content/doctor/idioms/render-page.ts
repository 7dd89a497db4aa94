import path from 'node:path';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_MARKDOWN_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { mdxLoader } from '@docusaurus/mdx-loader/lib/loader';
import { createProcessors } from '@docusaurus/mdx-loader/lib/processor';
import type { Options } from '@docusaurus/plugin-content-docs';
import { transform } from 'sucrase';
import { readPageError } from '../../../docusaurus-patches/page-errors/page-error';
import { docsPlugins } from '../../docs-instances';
import { treeFileOf } from '../../../shared/read-tree';
import { markdownPreprocessor } from '../../markup/preprocessor';
import {
  onBrokenMarkdownImages,
  onBrokenMarkdownLinks,
} from '../../../docusaurus-patches/page-errors/broken-markdown';
import type { Site } from '../site';

/** What a build makes of a page: its HTML, or the line that the terminal shows. */
type Built = { html: string } | { error: string };

interface PartProps {
  children?: ReactNode;
  label?: string;
  title?: string;
  type?: string;
  html?: string;
}

/** Shows what it is given, in place of a component of the site. */
function Part({ children, label, title, type, html }: PartProps) {
  return createElement('div', null, [label, title, type, html].join(' ').trim(), children);
}

/** A code block: the site's component shows this HTML. */
function Code({ html = '', title }: { html?: string; title?: string }) {
  return createElement('pre', { title, dangerouslySetInnerHTML: { __html: html } });
}

/** A module of a page: React's own ones, and components that show what they are given. */
function moduleOf(request: string): unknown {
  if (/^(?:react|@mdx-js)(?:$|\/)/.test(request)) {
    return require(request);
  }
  return request.includes('!') || /\.\w+\?/.test(request)
    ? { __esModule: true, default: request.split('!').at(-1) }
    : new Proxy(
        {},
        { get: (_, name) => (name === '__esModule' ? true : name === 'toc' ? [] : Part) },
      );
}

function componentOf(code: string): ComponentType<{ components: object }> {
  const { code: script } = transform(code, { transforms: ['imports'] });
  const exported: { default?: ComponentType<{ components: object }> } = {};
  new Function('require', 'exports', '__SERVER__', script)(moduleOf, exported, true);
  return exported.default!;
}

/** The options of the loader as the docs plugin sets them. */
async function loaderOptions({ root, products }: Site): Promise<object> {
  const [entry] = docsPlugins({
    ...{ products, archives: [], treeFile: treeFileOf },
    ...{ siteDir: root, repository: '', branch: '' },
  }) as [string, Options][];
  const { beforeDefaultRemarkPlugins = [], rehypePlugins = [] } = entry![1];
  const options = {
    ...{ admonitions: true, beforeDefaultRemarkPlugins, rehypePlugins },
    ...{ remarkPlugins: [], recmaPlugins: [], beforeDefaultRehypePlugins: [] },
    siteDir: root,
    staticDirs: [path.join(root, 'static')],
    resolveMarkdownLink: ({ linkPathname }: { linkPathname: string }) =>
      /\.mdx$/.test(linkPathname) ? '/lab/near/' : null,
    markdownConfig: {
      ...DEFAULT_MARKDOWN_CONFIG,
      preprocessor: markdownPreprocessor(root),
      mdx1Compat: { comments: false, admonitions: false, headingIds: false },
      hooks: { onBrokenMarkdownImages, onBrokenMarkdownLinks },
    },
  };
  return { ...options, processors: await createProcessors({ options: options as never }) };
}

/**
 * Compiles a page with Docusaurus's loader and renders it, as a build does.
 *
 * @public `idioms.test.ts` imports it in a process of its own.
 */
export async function builtPage(site: Site, file: string, source: string): Promise<Built> {
  const options = await loaderOptions(site);
  const directory = process.cwd();
  // Docusaurus shows paths from there.
  process.chdir(site.root);
  try {
    const code = await new Promise<string>((resolve, reject) => {
      const context = {
        ...{ resource: file, resourcePath: path.join(site.root, file), getOptions: () => options },
        _compiler: { name: 'client' },
        async: () => (error: Error | null, result: string) =>
          error ? reject(error) : resolve(result),
      };
      void mdxLoader.call(context as never, source);
    });
    const components = {
      Deferred: Part,
      Head: Part,
      AdSlot: () => null,
      Details: 'details',
      mdxAdmonitionTitle: 'b',
      pre: Code,
    };
    return { html: renderToStaticMarkup(createElement(componentOf(code), { components })) };
  } catch (error) {
    const { message } = error as Error;
    return { error: readPageError(`Error: ${message}`, site.root)?.line ?? `not read: ${message}` };
  } finally {
    process.chdir(directory);
  }
}
