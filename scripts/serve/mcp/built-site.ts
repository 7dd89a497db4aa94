import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { baseOfSite } from '../base-of-site';
import { isInside } from '../../../plugins/shared/inside-folder';
import { demoFiles } from '../../../plugins/output/machine-readable/demo-sources';
import type { ApiRelease } from '../../../plugins/reference/api-reference';
import type { DemoFile, Language } from '../../../plugins/output/machine-readable/demo-sources';
import type { ComponentApi } from '../../../src/api/types';
import { SearchEngine } from '../../../src/shell/search/engine';
import type { SearchManifest, SearchRecord, SearchShard } from '../../../src/shell/search/types';
import type { IconIndexFile } from '../../../src/tools/icon-search/types';
import type { UpgradeData } from 'mui-upgrade-check';
import { chooseVersion } from './choose-version';
import { excerpt } from './excerpt';
import { pagePath } from './page-path';

/** The search shards of a site, with the engine that searches them. */
interface Index {
  engine: SearchEngine;
  shards: readonly SearchShard[];
}

const BUILD_AGAIN = 'Build the site again: npm run build';

const incomplete = (file: string) => `The build has no ${file}. ${BUILD_AGAIN}`;

const noPage = (page: string) =>
  `There is no page ${excerpt(page)}. Search for it: \`search\` gives addresses.`;

/** Reads the machine-readable files of a built site. Errors don't contain paths of this computer. */
export class BuiltSite {
  private index: Promise<Index> | undefined;

  private urls: { built: string; deployed: string } | undefined;

  /**
   * @param dir - Folder of the built site.
   * @param origin - Origin of the deployed site, if it isn't the one that the build names.
   */
  constructor(
    private readonly dir: string,
    private readonly origin?: string,
  ) {}

  /** URL of the deployed site, with a trailing slash. */
  async url(): Promise<string> {
    return (await this.readUrls()).deployed;
  }

  /** The absolute address of a path below the site's root. */
  async link(path: string): Promise<string> {
    return new URL(path.slice(1), await this.url()).href;
  }

  /** The products and versions that can be searched. */
  async shards(): Promise<readonly SearchShard[]> {
    const list = 'search/shards.json';
    return (JSON.parse(await this.read(list, incomplete(list))) as SearchManifest).shards;
  }

  /** The search over all products and versions, loaded on the first call. */
  search(): Promise<Index> {
    // A file that is missing now may exist at the next call, after a build.
    this.index ??= this.loadIndex().catch((error: unknown) => {
      this.index = undefined;
      throw error;
    });
    return this.index;
  }

  /**
   * The Markdown of a page.
   *
   * @param page - Its path or URL.
   * @throws If the page doesn't exist.
   */
  async markdown(page: string): Promise<string> {
    return this.withLinks(await this.read(`${await this.pathOf(page)}.md`, noPage(page)));
  }

  /**
   * The headings of a page from its start to an anchor, which may be that of a heading, a demo or a
   * prop.
   *
   * @param page - Its path or URL.
   * @returns Their texts; none if the page has no such anchor.
   */
  async headingsTo(page: string, anchor: string): Promise<string[]> {
    const $ = load(await this.read(`${await this.pathOf(page)}/index.html`, noPage(page)));
    const elements = $('h1, h2, h3, h4, h5, h6, [id]').get();
    const end = elements.findIndex(({ attribs }) => attribs.id === anchor);
    return elements
      .slice(0, end + 1)
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map((heading) => $(heading).text());
  }

  /**
   * The list of pages of the site, or of a product's version.
   *
   * @param base - Base path of the version's pages; empty for the site.
   * @throws If there is no such list.
   */
  async list(base: string): Promise<string> {
    const file = `${base}/llms.txt`.replace(/^\//, '');
    return this.withLinks(await this.read(file, incomplete(file)));
  }

  /**
   * The files of a demo.
   *
   * @param page - Path or URL of the page.
   * @throws If the page doesn't exist or has no such demo. The message lists its demos.
   */
  async demo(page: string, name: string, language: Language): Promise<DemoFile[]> {
    const file = `${await this.pathOf(page)}/index.html`;
    const $ = load(await this.read(file, noPage(page)));
    const demos = $('[data-source][id]').get();
    const found = demos.find(({ attribs }) => attribs.id === name)?.attribs['data-source'];
    if (found === undefined) {
      const names = demos.map(({ attribs }) => attribs.id).join(', ');
      throw new Error(
        `${excerpt(page)} has no demo "${excerpt(name)}". Its demos: ${names || 'none'}.`,
      );
    }
    return demoFiles((source) => this.read(source, incomplete(source)), found, language);
  }

  /**
   * The descriptions of a product's components in a version.
   *
   * @param asked - Name of the version, see `chooseVersion`.
   * @throws If the product or version has no descriptions. The message lists those that exist.
   */
  async release(product: string, asked: string): Promise<ApiRelease> {
    const versions = await this.entries(`api-data/${product}`);
    if (versions.length === 0) {
      const products = await this.entries('api-data');
      throw new Error(
        `${product} has no API descriptions. Products that have: ${products.join(', ')}.`,
      );
    }
    const releases = await this.releases(product, versions);
    const { version } = chooseVersion(releases, asked, product);
    const folder = `api-data/${product}/${version}`;
    const files = (await this.entries(folder)).filter((file) => /^[A-Z]\w*\.json$/.test(file));
    const components = await Promise.all(
      files.map(async (file) => {
        const json = await this.read(`${folder}/${file}`, incomplete(folder));
        return JSON.parse(json) as ComponentApi;
      }),
    );
    const packages = [...new Set(components.map(({ package: { name } }) => name))];
    return { version, packages, components };
  }

  /**
   * What changed between the described releases of Material UI.
   *
   * @param to - Name of the version to upgrade to, see `chooseVersion`.
   * @throws If the build has no rules for it. The message lists the versions that have.
   */
  async upgradeRules(to: string): Promise<UpgradeData> {
    const folder = 'assets/upgrade-check';
    const files = await this.entries(folder);
    if (files.length === 0) {
      throw new Error(incomplete(folder));
    }
    const versions = files.map((file) => /-([\d.]+)\.\w+\.json$/.exec(file)?.[1] ?? '');
    const releases = await this.releases('material-ui', versions);
    const { version } = chooseVersion(releases, to, 'The upgrade check');
    const file = files[versions.indexOf(version)];
    const json = await this.read(`${folder}/${file}`, incomplete(folder));
    return JSON.parse(json) as UpgradeData;
  }

  /** The list of icons. */
  async icons(): Promise<IconIndexFile> {
    const folder = 'assets/icons';
    const file = (await this.entries(folder)).find((name) => name.startsWith('index.'));
    const path = `${folder}/${file ?? 'index.json'}`;
    return JSON.parse(await this.read(path, incomplete(folder))) as IconIndexFile;
  }

  /** Versions of a product, with whether they're the current one. */
  private async releases(product: string, versions: readonly string[]) {
    const current = (await this.shards()).find((one) => one.current && one.product === product);
    return versions.map((version) => ({ version, current: version === current?.version }));
  }

  private async loadIndex(): Promise<Index> {
    const shards = await this.shards();
    const engine = new SearchEngine();
    for (const shard of shards) {
      const records = await this.read(shard.file, incomplete(shard.file));
      await engine.add(shard, JSON.parse(records) as SearchRecord[]);
    }
    return { engine, shards };
  }

  /** The path of a page, given as a path or as a URL of the build or of the deployed site. */
  private async pathOf(page: string): Promise<string> {
    const { built, deployed } = await this.readUrls();
    return pagePath(page.startsWith(built) ? deployed + page.slice(built.length) : page, deployed);
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
    const file = 'llms.txt';
    const [, built] =
      /\]\((https?:\/\/[^/]+)\//.exec(await this.read(file, incomplete(file))) ?? [];
    if (built === undefined) {
      throw new Error(`${file} of the build links to no page. ${BUILD_AGAIN}`);
    }
    const base = baseOfSite(await this.read('index.html', incomplete('index.html')));
    return { built: built + base, deployed: (this.origin ?? built) + base };
  }

  private async entries(folder: string): Promise<string[]> {
    return (await readdir(path.join(this.dir, folder)).catch(() => [])).sort();
  }

  /**
   * The text of a file.
   *
   * @param file - Its path in the site's folder.
   * @param otherwise - Message of the error if it doesn't exist there.
   */
  private async read(file: string, otherwise: string): Promise<string> {
    const target = path.join(this.dir, file);
    const text = await isInside(this.dir, target)
      .then((isOurs) => (isOurs ? readFile(target, 'utf8') : null))
      .catch(() => null);
    if (text === null) {
      throw new Error(otherwise);
    }
    return text;
  }
}
