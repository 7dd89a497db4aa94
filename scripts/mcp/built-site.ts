import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { demoFiles } from '../../plugins/machine-readable/demo-sources';
import type { ApiRelease } from '../../plugins/api-reference';
import type { DemoFile, Language } from '../../plugins/machine-readable/demo-sources';
import type { ComponentApi } from '../../src/api/types';
import { SearchEngine } from '../../src/search/engine';
import type { SearchManifest, SearchRecord, SearchShard } from '../../src/search/types';
import type { UpgradeData } from '../../src/upgrade-check/types';
import { pagePath } from './page-path';

/** The search shards of a site, with the engine that searches them. */
interface Index {
  engine: SearchEngine;
  shards: readonly SearchShard[];
}

/** Reads the machine-readable files of a built site. */
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
   * @throws If the page doesn't exist.
   */
  async markdown(page: string): Promise<string> {
    const file = path.join(this.dir, `${pagePath(page)}.md`);
    return this.read(file, `There is no page ${page}. Search for it: \`search\` gives addresses.`);
  }

  /**
   * The files of a demo.
   *
   * @throws If the page doesn't exist or has no such demo. The message lists its demos.
   */
  async demo(page: string, name: string, language: Language): Promise<DemoFile[]> {
    const file = path.join(this.dir, pagePath(page), 'index.html');
    const $ = load(await this.read(file, `There is no page ${page}.`));
    const demos = $('[data-source][id]').get();
    const found = demos.find(({ attribs }) => attribs.id === name)?.attribs['data-source'];
    if (found === undefined) {
      const names = demos.map(({ attribs }) => attribs.id).join(', ');
      throw new Error(`${page} has no demo "${name}". Its demos: ${names || 'none'}.`);
    }
    return demoFiles(this.dir, found, language);
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
          ? `${product} has no version ${version}. Its versions: ${versions.join(', ')}.`
          : `There is no product "${product}". Products: ${products.join(', ')}.`,
      );
    }
    const folder = `api-data/${product}/${version}`;
    const files = (await this.list(folder)).filter((file) => /^[A-Z]\w*\.json$/.test(file));
    const components = await Promise.all(
      files.map(async (file) => {
        const json = await readFile(path.join(this.dir, folder, file), 'utf8');
        return JSON.parse(json) as ComponentApi;
      }),
    );
    const packages = [...new Set(components.map(({ package: { name } }) => name))];
    return { version, packages, components };
  }

  /**
   * What changed between the described releases of Material UI.
   *
   * @throws If the build has no rules.
   */
  async upgradeRules(): Promise<UpgradeData> {
    const folder = 'assets/upgrade-check';
    const [file = ''] = await this.list(folder);
    const json = await this.read(
      path.join(this.dir, folder, file),
      `The build has no rules for the check in ${folder}. Build the site again: npm run build`,
    );
    return JSON.parse(json) as UpgradeData;
  }

  private async loadIndex(): Promise<Index> {
    const manifest = JSON.parse(
      await readFile(path.join(this.dir, 'search/shards.json'), 'utf8'),
    ) as SearchManifest;
    const engine = new SearchEngine();
    for (const shard of manifest.shards) {
      const records = await readFile(path.join(this.dir, shard.file), 'utf8');
      await engine.add(shard, JSON.parse(records) as SearchRecord[]);
    }
    return { engine, shards: manifest.shards };
  }

  private async list(folder: string): Promise<string[]> {
    return (await readdir(path.join(this.dir, folder)).catch(() => [])).sort();
  }

  private async read(file: string, otherwise: string): Promise<string> {
    return readFile(file, 'utf8').catch(() => {
      throw new Error(otherwise);
    });
  }
}
