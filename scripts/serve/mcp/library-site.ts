import { load } from 'cheerio';
import { BuiltSite, excerpt } from 'docs-mcp-server';
import type { UpgradeData } from 'mui-upgrade-check';
import { demoFiles } from '../../../plugins/output/machine-readable/demo-sources';
import type { DemoFile, Language } from '../../../plugins/output/machine-readable/demo-sources';
import type { ApiRelease } from '../../../plugins/reference/api-reference';
import type { ComponentApi } from '../../../src/api/types';
import { SearchEngine } from '../../../src/shell/search/engine';
import type { SearchManifest, SearchRecord, SearchShard } from '../../../src/shell/search/types';
import type { IconIndexFile } from '../../../src/tools/icon-search/types';
import { chooseVersion } from './choose-version';

/** The search shards of a site, with the engine that searches them. */
interface Index {
  engine: SearchEngine;
  shards: readonly SearchShard[];
}

/** Reads the files that only the site of a component library has. */
export class LibrarySite extends BuiltSite {
  private index: Promise<Index> | undefined;

  /** The products and versions that can be searched. */
  async shards(): Promise<readonly SearchShard[]> {
    return (JSON.parse(await this.read('search/shards.json')) as SearchManifest).shards;
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
   * The files of a demo.
   *
   * @param page - Path or URL of the page.
   * @throws If the page doesn't exist or has no such demo. The message lists its demos.
   */
  async demo(page: string, name: string, language: Language): Promise<DemoFile[]> {
    const $ = load(await this.readPage(page, ['/index.html']));
    const demos = $('[data-source][id]').get();
    const found = demos.find(({ attribs }) => attribs.id === name)?.attribs['data-source'];
    if (found === undefined) {
      const names = demos.map(({ attribs }) => attribs.id).join(', ');
      throw new Error(
        `${excerpt(page)} has no demo "${excerpt(name)}". Its demos: ${names || 'none'}.`,
      );
    }
    return demoFiles((source) => this.read(source), found, language);
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
        const json = await this.read(`${folder}/${file}`);
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
      throw new Error(`The build has no ${folder}. Build the site again.`);
    }
    const versions = files.map((file) => /-([\d.]+)\.\w+\.json$/.exec(file)?.[1] ?? '');
    const releases = await this.releases('material-ui', versions);
    const { version } = chooseVersion(releases, to, 'The upgrade check');
    const file = files[versions.indexOf(version)];
    const json = await this.read(`${folder}/${file}`);
    return JSON.parse(json) as UpgradeData;
  }

  /** The list of icons. */
  async icons(): Promise<IconIndexFile> {
    const folder = 'assets/icons';
    const file = (await this.entries(folder)).find((name) => name.startsWith('index.'));
    const path = `${folder}/${file ?? 'index.json'}`;
    return JSON.parse(await this.read(path)) as IconIndexFile;
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
      const records = await this.read(shard.file);
      await engine.add(shard, JSON.parse(records) as SearchRecord[]);
    }
    return { engine, shards };
  }
}
