import { useEffect, useSyncExternalStore } from 'react';
import { createLoader } from 'docusaurus-demo-islands/create-loader';
import { fetchJson } from '@site/src/foundation/browser/fetch-json';
import type { IconDrawing, IconShard, IconTheme } from '../types';
import type { IconIndex } from './icon-index';

/** An icon in a theme. */
export type ThemedIcon = readonly [position: number, theme: IconTheme];

/** Fetches the drawings of icons, and renders again when some arrive. */
export function useDrawings(drawings: Drawings, icons: readonly ThemedIcon[]): void {
  useSyncExternalStore(drawings.subscribe, drawings.getVersion, drawings.getVersion);
  useEffect(() => {
    icons.forEach(([position, theme]) => drawings.request(position, theme));
  });
}

/** Drawings of icons, fetched in shards when one of them is needed. */
export interface Drawings {
  /** The drawing; `undefined` while its shard is loading. Safe to call while rendering. */
  peek: (position: number, theme: IconTheme) => IconDrawing | undefined;
  /** Fetches the shard of an icon, once. */
  request: (position: number, theme: IconTheme) => void;
  /** Retries the failed requests. */
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Changes with each response. */
  getVersion: () => number;
  /** Whether a request failed and hasn't succeeded since. */
  hasFailed: () => boolean;
}

/** Creates a store of drawings. */
export function createDrawings({ shards, shardSize }: IconIndex): Drawings {
  const loaded = new Map<string, IconShard>();
  const loaders = new Map<string, () => void>();
  const failed = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  const urlOf = (position: number, theme: IconTheme) =>
    shards[theme][Math.floor(position / shardSize)]!;
  const notify = () => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  const loaderOf = (url: string) =>
    createLoader(() => fetchJson<IconShard>(url), {
      onLoad: (shard) => {
        loaded.set(url, shard);
        failed.delete(url);
        notify();
      },
      onFailure: () => {
        failed.add(url);
        notify();
      },
    });

  return {
    peek: (position, theme) =>
      loaded.get(urlOf(position, theme))?.[position % shardSize] ?? undefined,
    request: (position, theme) => {
      const url = urlOf(position, theme);
      // A loader is called once. After a failure the reader decides when to retry.
      if (!loaders.has(url)) {
        loaders.set(url, loaderOf(url));
        loaders.get(url)!();
      }
    },
    retry: () => failed.forEach((url) => loaders.get(url)!()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getVersion: () => version,
    hasFailed: () => failed.size > 0,
  };
}
