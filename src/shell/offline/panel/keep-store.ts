import { deleteSet } from '../kept/delete-set';
import { fetchList } from '../kept/fetch-lists';
import { KeepError, isQuotaError } from '../kept/keep-error';
import type { KeepFailure } from '../kept/keep-error';
import { keepSet } from '../kept/keep-set';
import type { KeepProgress } from '../kept/keep-set';
import { openKept, readIndex } from '../kept/kept-index';
import type { KeptIndex } from '../kept/kept-index';
import type { OfflineSet } from '../types';

/** Why an action failed; `elsewhere`: another tab is downloading; `storage`: the browser failed. */
export type Failure = KeepFailure | 'elsewhere' | 'storage';

/** What the panel shows. */
export interface KeepState {
  /** The sets that the site offers; `null` until they are loaded, and if they fail to load. */
  offered: readonly OfflineSet[] | null;
  kept: KeptIndex;
  /** The current download. */
  download: ({ id: string } & KeepProgress) | null;
  /** The last error and its set; `null` as id if the list failed to load. */
  problem: { id: string | null; failure: Failure } | null;
}

/** Prevents two tabs from writing the index at the same time, which would lose changes. */
const LOCK = 'offline-kept';

async function exclusively(task: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) {
      await task();
    }
    return lock !== null;
  });
}

function failureOf(error: unknown): Failure {
  if (error instanceof KeepError) {
    return error.failure;
  }
  return isQuotaError(error) ? 'quota' : 'storage';
}

/** State of downloads. It outlives the panel. */
export class KeepStore {
  private state: KeepState = {
    offered: null,
    kept: { sets: [], pending: [] },
    download: null,
    problem: null,
  };
  private readonly listeners = new Set<() => void>();
  private stopping: AbortController | undefined;

  /** @param baseUrl - The site's base URL, with slashes at both ends. */
  constructor(private readonly baseUrl: string) {}

  readonly getState = (): KeepState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the downloads, then fetches the list of sets. */
  async load(): Promise<void> {
    try {
      await this.readKept();
      const { sets } = await fetchList(this.baseUrl);
      const { problem } = this.state;
      this.set({ offered: sets, problem: problem?.id === null ? null : problem });
    } catch (error) {
      this.set({ problem: { id: null, failure: failureOf(error) } });
    }
  }

  /** Downloads a set, or its missing and changed files. Only one download runs at a time. */
  async keep(set: OfflineSet): Promise<void> {
    if (this.state.download) {
      return;
    }
    const stopping = new AbortController();
    this.stopping = stopping;
    const { id } = set;
    const onProgress = (progress: KeepProgress) => this.set({ download: { id, ...progress } });
    onProgress({ done: 0, total: set.bytes });
    await this.attempt(id, async () => {
      // Asks the browser not to evict the downloads.
      // eslint-disable-next-line baseline-js/use-baseline -- checked by `?.`
      await navigator.storage?.persist?.().catch(() => false);
      await keepSet({ baseUrl: this.baseUrl, set, onProgress, signal: stopping.signal });
    });
    this.set({ download: null });
    if (this.state.problem?.failure === 'changed') {
      await this.load();
    }
  }

  /** Stops the download; it can be resumed. */
  stop(): void {
    this.stopping?.abort();
  }

  /** Deletes a set. */
  async delete(id: string): Promise<void> {
    await this.attempt(id, () => deleteSet(this.baseUrl, id));
  }

  private async attempt(id: string, task: () => Promise<void>): Promise<void> {
    this.set({ problem: null });
    try {
      if (!(await exclusively(task))) {
        this.set({ problem: { id, failure: 'elsewhere' } });
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        if (!(error instanceof KeepError)) {
          console.error('The offline copy could not be changed.', error);
        }
        this.set({ problem: { id, failure: failureOf(error) } });
      }
    }
    await this.readKept().catch((error: unknown) =>
      this.set({ problem: { id, failure: failureOf(error) } }),
    );
  }

  private async readKept(): Promise<void> {
    const cache = await openKept(this.baseUrl);
    this.set({ kept: await readIndex(cache, this.baseUrl) });
  }

  private set(change: Partial<KeepState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}
