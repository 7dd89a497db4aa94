import { deleteSet } from '../kept/delete-set';
import { fetchList } from '../kept/fetch-lists';
import { KeepError, isQuotaError } from '../kept/keep-error';
import type { KeepFailure } from '../kept/keep-error';
import { keepSet } from '../kept/keep-set';
import type { KeepProgress } from '../kept/keep-set';
import { KEPT_CACHE, readIndex } from '../kept/kept-index';
import type { KeptIndex } from '../kept/kept-index';
import type { OfflineSet } from '../types';

/** Why something could not be done; `elsewhere`: another tab is at it; `storage`: the browser's fault. */
export type Failure = KeepFailure | 'elsewhere' | 'storage';

/** What the panel shows. */
export interface KeepState {
  /** What the site offers; `null` before that is known, and where it cannot be had. */
  offered: readonly OfflineSet[] | null;
  kept: KeptIndex;
  /** The download that is going on. */
  download: ({ id: string } & KeepProgress) | null;
  /** What went wrong last, and with which set; `null` as id: with the list. */
  problem: { id: string | null; failure: Failure } | null;
}

/** Two tabs that write the index at the same time would lose what one of them did. */
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

/** What is kept and being kept; lives on while the panel is closed. */
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

  /** Reads what is kept, then asks the site what it offers. */
  async load(): Promise<void> {
    await this.readKept();
    try {
      const { sets } = await fetchList(this.baseUrl);
      const { problem } = this.state;
      this.set({ offered: sets, problem: problem?.id === null ? null : problem });
    } catch (error) {
      this.set({ problem: { id: null, failure: failureOf(error) } });
    }
  }

  /** Downloads a set, or what of it is missing or has changed. One download goes on at a time. */
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
      // What the reader chose should outlast what browsers clear by themselves.
      await navigator.storage?.persist?.().catch(() => false);
      await keepSet({ baseUrl: this.baseUrl, set, onProgress, signal: stopping.signal });
    });
    this.set({ download: null });
    if (this.state.problem?.failure === 'changed') {
      await this.load();
    }
  }

  /** Stops the download; it can go on later. */
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
    await this.readKept();
  }

  private async readKept(): Promise<void> {
    const cache = await caches.open(KEPT_CACHE);
    this.set({ kept: await readIndex(cache, this.baseUrl) });
  }

  private set(change: Partial<KeepState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}
