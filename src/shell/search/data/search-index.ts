import { SearchEngine } from '../engine';
import type { SearchManifest, SearchRecord, SearchShard } from '../types';
import { fetchManifest, fetchRecords } from './fetch-shards';
import { searchedShards } from './home-shard';

/** Milliseconds that other products' records wait for those of the reader's product. */
const PATIENCE = 2000;

/** State of the index. */
export interface IndexState {
  /** `ready` when at least one shard is searchable; `failed` when none could be loaded. */
  status: 'loading' | 'ready' | 'failed';
  /** Searchable shards; a new array for each added shard. */
  loaded: readonly SearchShard[];
  /** Whether no shard is on its way. */
  isComplete: boolean;
  /** Shards that failed to load. */
  missing: readonly SearchShard[];
}

/** The search index, loaded once per visit. */
export class SearchIndex {
  readonly engine = new SearchEngine();
  private state: IndexState = { status: 'loading', loaded: [], isComplete: false, missing: [] };
  private readonly listeners = new Set<() => void>();
  private manifest: Promise<SearchManifest> | undefined;
  private readonly requested = new Set<SearchShard>();
  /** Shards that are on their way, or wait for their turn. */
  private readonly awaited = new Set<SearchShard>();

  /** @param baseUrl - The site's base URL, with leading and trailing slashes. */
  constructor(private readonly baseUrl: string) {}

  readonly getState = (): IndexState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Loads the shards for a page that aren't loaded yet, including failed ones.
   *
   * @param pathname - Path of the page, including the base URL.
   * @param version - The version that the query names.
   */
  async load(pathname: string, version?: string): Promise<void> {
    this.manifest ??= fetchManifest(this.baseUrl);
    let manifest: SearchManifest;
    try {
      manifest = await this.manifest;
    } catch (error) {
      this.manifest = undefined;
      this.fail(error, {});
      return;
    }
    const wanted = searchedShards(manifest.shards, pathname, version).filter(
      (shard) => !this.requested.has(shard) && !this.awaited.has(shard),
    );
    wanted.forEach((shard) => this.awaited.add(shard));
    if (this.state.isComplete && wanted.length > 0) {
      this.set(this.state);
    }
    await this.addAll(wanted.filter(({ part }) => part === 'pages'));
    await this.addAll(wanted.filter(({ part }) => part === 'api'));
  }

  /** Requests shards at once, and adds them in order; only the first one is waited for if it's slow. */
  private async addAll(shards: readonly SearchShard[]): Promise<void> {
    const requests = shards.map((shard) => {
      this.requested.add(shard);
      const records = fetchRecords(this.baseUrl, shard);
      // Handled when awaited below; prevents an unhandled rejection before that.
      records.catch(() => {});
      return { shard, records };
    });
    const [first, ...others] = requests;
    if (first) {
      const added = this.add(first.shard, first.records);
      let timer: ReturnType<typeof setTimeout>;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE);
      });
      await Promise.race([added, patience]);
      clearTimeout(timer!);
      for (const { shard, records } of others) {
        await this.add(shard, records);
      }
      await added;
    }
  }

  private async add(shard: SearchShard, records: Promise<SearchRecord[]>): Promise<void> {
    const missing = this.state.missing.filter((other) => other !== shard);
    try {
      await this.engine.add(shard, await records);
      this.awaited.delete(shard);
      this.set({ ...this.state, status: 'ready', loaded: [...this.state.loaded, shard], missing });
    } catch (error) {
      this.requested.delete(shard);
      this.awaited.delete(shard);
      this.fail(error, { missing: [...missing, shard] });
    }
  }

  private fail(error: unknown, change: Partial<IndexState>): void {
    console.error('A part of the search could not be loaded.', error);
    const status = this.state.loaded.length > 0 ? 'ready' : 'failed';
    this.set({ ...this.state, ...change, status });
  }

  private set(state: IndexState): void {
    this.state = { ...state, isComplete: this.awaited.size === 0 };
    this.listeners.forEach((listener) => listener());
  }
}
