import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { isInside } from '../../../plugins/shared/inside-folder';
import { demoFiles } from '../../../plugins/output/machine-readable/demo-sources';
import type { ApiRelease } from '../../../plugins/reference/api-reference';
import type { DemoFile, Language } from '../../../plugins/output/machine-readable/demo-sources';
import type { ComponentApi } from '../../../src/api/types';
import { SearchEngine } from '../../../src/shell/search/engine';
import type { SearchManifest, SearchRecord, SearchShard } from '../../../src/shell/search/types';
import type { UpgradeData } from '../../../src/tools/upgrade-check/types';
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

  /** @param dir - Folder of the built site. */
  constructor(private readonly dir: string) {}

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
    return this.read(`${pagePath(page, await this.url())}.md`, noPage(page));
  }

  /**
   * The files of a demo.
   *
   * @param page - Path or URL of the page.
   * @throws If the page doesn't exist or has no such demo. The message lists its demos.
   */
  async demo(page: string, name: string, language: Language): Promise<DemoFile[]> {
    const file = `${pagePath(page, await this.url())}/index.html`;
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
   * @throws If the product or version has no descriptions. The message lists those that exist.
   */
  async release(product: string, version: string): Promise<ApiRelease> {
    const products = await this.list('api-data');
    const versions = products.includes(product) ? await this.list(`api-data/${product}`) : [];
    if (!versions.includes(version)) {
      throw new Error(
        versions.length > 0
          ? `${product} has no version "${excerpt(version)}". Its versions: ${versions.join(', ')}.`
          : `There is no product "${excerpt(product)}". Products: ${products.join(', ')}.`,
      );
    }
    const folder = `api-data/${product}/${version}`;
    const files = (await this.list(folder)).filter((file) => /^[A-Z]\w*\.json$/.test(file));
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
   * @param to - The release to upgrade to, or the start of its number.
   * @throws If the build has no rules for it. The message lists those that exist.
   */
  async upgradeRules(to: string): Promise<UpgradeData> {
    const folder = 'assets/upgrade-check';
    const files = await this.list(folder);
    const versions = files.map((file) => /-([\d.]+)\.\w+\.json$/.exec(file)?.[1] ?? '');
    const index = versions.findIndex((version) => version === to || version.startsWith(`${to}.`));
    if (files.length > 0 && index === -1) {
      throw new Error(
        `The check of code knows no version "${excerpt(to)}" to upgrade to. Its versions: ${versions.join(', ')}.`,
      );
    }
    const file = files[index] ?? '';
    const json = await this.read(`${folder}/${file}`, incomplete(folder));
    return JSON.parse(json) as UpgradeData;
  }

  private async loadIndex(): Promise<Index> {
    const list = 'search/shards.json';
    const manifest = JSON.parse(await this.read(list, incomplete(list))) as SearchManifest;
    const engine = new SearchEngine();
    for (const shard of manifest.shards) {
      const records = await this.read(shard.file, incomplete(shard.file));
      await engine.add(shard, JSON.parse(records) as SearchRecord[]);
    }
    return { engine, shards: manifest.shards };
  }

  /** The site's URL with a trailing slash. */
  private async url(): Promise<string> {
    const file = 'llms.txt';
    const [, url] = /\]\((https?:\/\/[^/]+\/)/.exec(await this.read(file, incomplete(file))) ?? [];
    if (url === undefined) {
      throw new Error(`${file} of the build links to no page. ${BUILD_AGAIN}`);
    }
    return url;
  }

  private async list(folder: string): Promise<string[]> {
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
