import { readFile, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { excerpt } from './excerpt';
import { canonicalOf, headingsTo } from './html';
import { pagePath } from './page-path';

/** Where the Markdown and the HTML of a page can be, after its path. */
const MARKDOWN = ['.md', '/index.md', '.html.md', '/index.html.md'] as const;
const HTML = ['/index.html', '.html'] as const;

const noPage = (page: string) =>
  `There is no page ${excerpt(page)}. Search for it: \`search\` gives addresses.`;

/**
 * Reads the files of a built site. Errors don't contain paths of this computer.
 * Extend it to read files that only your site has.
 */
export class BuiltSite {
  private urls: { built: string; deployed: string } | undefined;

  /**
   * @param dir - Folder of the built site, with `llms.txt` and the pages as Markdown.
   * @param given - URL of the deployed site, if it isn't the one that the build names. Without a
   *   path, it has that of the build.
   */
  constructor(
    private readonly dir: string,
    private readonly given?: string,
  ) {}

  /**
   * URL of the deployed site, with a trailing slash.
   *
   * @throws If the folder has no `llms.txt`, or nothing in it names the site's address.
   */
  async url(): Promise<string> {
    return (await this.readUrls()).deployed;
  }

  /** The absolute address of a path below the site's root. */
  async link(path: string): Promise<string> {
    return new URL(path.slice(1), await this.url()).href;
  }

  /**
   * The Markdown of a page.
   *
   * @param page - Its path or URL.
   * @throws If the page doesn't exist.
   */
  async markdown(page: string): Promise<string> {
    return this.withLinks(await this.readPage(page, MARKDOWN));
  }

  /**
   * The headings of a page from its start to an anchor, which may be that of any element.
   *
   * @param page - Its path or URL.
   * @returns Their texts; none if the page has no such anchor, or isn't in the build as HTML.
   */
  async headingsTo(page: string, anchor: string): Promise<string[]> {
    const html = await this.readPage(page, HTML).catch(() => '');
    return headingsTo(html, anchor);
  }

  /**
   * A list of pages.
   *
   * @param file - Such as `llms.txt`.
   * @throws If there is no such list.
   */
  async list(file: string): Promise<string> {
    return this.withLinks(await this.read(file));
  }

  /**
   * The addresses of all pages that are in the build as Markdown.
   *
   * @throws If there are none.
   */
  async pages(): Promise<string[]> {
    const url = await this.url();
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = await readdir(this.dir, options).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => {
      const names = path.relative(this.dir, path.join(parentPath, name)).split(path.sep);
      return `/${names.map(encodeURIComponent).join('/')}`;
    });
    const known = new Set(paths);
    const pages = paths
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const page = pagePath(url + file.slice(1), url);
        const html = HTML.map((ending) => page + ending).find((one) => known.has(one)) ?? file;
        return url + html.slice(1).replace(/(?<=^|\/)index\.html$/, '');
      });
    if (pages.length === 0) {
      throw new Error('The build has no pages as Markdown. Build the site again.');
    }
    return [...new Set(pages)].sort();
  }

  /**
   * The text of one of the files of a page.
   *
   * @param page - Its path or URL.
   * @param endings - What may follow its path, such as `.html`.
   * @throws If none of them exists.
   */
  protected async readPage(page: string, endings: readonly string[]): Promise<string> {
    const { built, deployed } = await this.readUrls();
    const ours = page.startsWith(built) ? deployed + page.slice(built.length) : page;
    const pathname = pagePath(ours, deployed);
    for (const ending of endings) {
      const text = await this.tryRead(pathname + ending);
      if (text !== null) {
        return text;
      }
    }
    throw new Error(noPage(page));
  }

  /** The names of what is in a folder of the site; none if it doesn't exist. */
  protected async entries(folder: string): Promise<string[]> {
    return (await readdir(path.join(this.dir, folder)).catch(() => [])).sort();
  }

  /**
   * The text of a file.
   *
   * @param file - Its path in the site's folder, encoded as in an address.
   * @throws If it doesn't exist there.
   */
  protected async read(file: string): Promise<string> {
    const text = await this.tryRead(file);
    if (text === null) {
      throw new Error(`The build has no ${file}. Build the site again.`);
    }
    return text;
  }

  private async tryRead(file: string): Promise<string | null> {
    try {
      const folder = await realpath(this.dir);
      const target = fileURLToPath(new URL(`./${file}`, pathToFileURL(folder + path.sep)));
      // Symbolic links can lead out of the folder.
      const isInside = (await realpath(target)).startsWith(folder + path.sep);
      return isInside ? await readFile(target, 'utf8') : null;
    } catch {
      return null;
    }
  }

  /** A text of the build with the addresses of the deployed site. */
  private async withLinks(text: string): Promise<string> {
    const { built, deployed } = await this.readUrls();
    return text.replaceAll(built, deployed);
  }

  /** The site's URLs, with trailing slashes. */
  private async readUrls(): Promise<{ built: string; deployed: string }> {
    this.urls ??= await this.loadUrls();
    return this.urls;
  }

  private async loadUrls(): Promise<{ built: string; deployed: string }> {
    const [, linked] = /\]\((https?:\/\/[^/)\s]+)/.exec(await this.read('llms.txt')) ?? [];
    const canonical = canonicalOf((await this.tryRead('index.html')) ?? '');
    const given = this.given === undefined ? undefined : new URL(this.given);
    const named = canonical ?? linked ?? given?.origin;
    if (named === undefined || !URL.canParse(named)) {
      throw new Error(
        "The build doesn't name its address: neither a canonical link in index.html nor a link in llms.txt does. Give the URL of the deployed site.",
      );
    }
    const { pathname: path = '/' } = given ?? {};
    const built = new URL(canonical === undefined ? path : named, named);
    const deployed = new URL(path === '/' ? built.pathname : path, given?.origin ?? built);
    const [from, to] = [built, deployed].map(({ href }) => href.replace(/\/?$/, '/'));
    return { built: from!, deployed: to! };
  }
}
