import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { BuiltSite } from './built-site';

const MARKDOWN = 'text/markdown';

const LIST = /(?:^|\/)llms\.txt$/;

/** The lists of pages: of the site, and of each product and version. */
async function listed(site: BuiltSite, url: string) {
  const shards = await site.shards();
  return {
    resources: [
      { uri: `${url}llms.txt`, name: 'Products and versions', mimeType: MARKDOWN },
      ...shards.flatMap(({ productName, version, paths: [path] }) =>
        path
          ? [
              {
                uri: new URL(`${path}/llms.txt`, url).href,
                name: `Pages of ${productName} ${version}`,
                mimeType: MARKDOWN,
              },
            ]
          : [],
      ),
    ],
  };
}

/**
 * Registers the site's pages as resources: each page as Markdown, at its address. The lists of pages
 * are listed, because there are too many pages.
 *
 * @param url - URL of the site with a trailing slash.
 */
export function registerResources(server: McpServer, site: BuiltSite, url: string): void {
  server.registerResource(
    'page',
    new ResourceTemplate(`${url}{+path}`, { list: () => listed(site, url) }),
    {
      title: 'Page',
      description: `A page as Markdown, such as ${url}material-ui/react-button/, or a list of pages.`,
      mimeType: MARKDOWN,
    },
    async (uri) => {
      const path = uri.pathname.slice(new URL(url).pathname.length - 1);
      const text = LIST.test(path)
        ? await site.list(path.replace(/\/llms\.txt$/, ''))
        : await site.markdown(uri.href);
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text }] };
    },
  );
}
