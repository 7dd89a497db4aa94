import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { BuiltSite } from './built-site';
import { outlineOf } from './outline';

const MARKDOWN = 'text/markdown';

const LIST = /(?:^|\/)llms[\w-]*\.txt$/;

/** The list of pages, and the pages or further lists that it links to. */
async function listed(site: BuiltSite, url: string) {
  const text = await site.list('llms.txt');
  const list = { uri: `${url}llms.txt`, name: outlineOf(text)[0]?.title ?? 'Pages' };
  const links = Array.from(text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g), ([, name = '', link]) => ({
    uri: URL.canParse(link!, url) ? new URL(link!, url).href : '',
    name,
  }));
  return {
    resources: [list, ...links.filter(({ uri }) => uri.startsWith(url))].map((one) => ({
      ...one,
      mimeType: MARKDOWN,
    })),
  };
}

/**
 * Registers the site's pages as resources: each page as Markdown, at its address. Only those that
 * `llms.txt` links to are listed, because there can be too many.
 *
 * @param url - URL of the site with a trailing slash.
 */
export function registerResources(server: McpServer, site: BuiltSite, url: string): void {
  server.registerResource(
    'page',
    new ResourceTemplate(`${url}{+path}`, { list: () => listed(site, url) }),
    {
      title: 'Page',
      description: `A page as Markdown, such as ${url}docs/intro/, or a list of pages such as ${url}llms.txt.`,
      mimeType: MARKDOWN,
    },
    async (uri) => {
      const path = uri.pathname.slice(new URL(url).pathname.length);
      const text = await (LIST.test(path) ? site.list(path) : site.markdown(uri.href));
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text }] };
    },
  );
}
