import type { ComponentType } from 'react';
import type * as z from 'zod';
import type { Versions } from 'docusaurus-demo-islands/source';
import type { DemoScope } from '@site/src/foundation/products';
import type { Provider } from './libraries/types';
import type { demoOptions } from './schema';
import type { Store } from './page/store';

/** What an island renders. */
export interface IslandParts {
  Scope: Provider;
  Demo: ComponentType;
}

/** Exports of `Foo.tsx?island` on the server. */
export interface ServerModule extends IslandParts, FrameModule {
  /** The demo's file relative to the repository, for its author; absent in a playground. */
  file?: string;
}

/**
 * Exports of `Foo.tsx?island` in browsers. Its parts are in its chunk, and run when they are asked for:
 * together they would block a slow device too long.
 */
export interface IslandModule {
  loadScope: () => Promise<{ default: Provider }>;
  loadDemo: () => Promise<{ default: ComponentType }>;
  /** Highlighted JSX of the preview; `null` if the demo has none. */
  preview: string | null;
  imports: { packages: string[]; modules: string[] };
  /** Version that the running library exports; only on archived pages. */
  version?: string;
}

/** A component with controls for its props. */
export interface PlaygroundModule extends IslandModule {
  /** Class of the element that contains it, which has its height. */
  hostClass: string;
}

/** Exports of `Foo.tsx?frame`, for a demo that the page never renders itself. */
export type FrameModule = Pick<IslandModule, 'preview' | 'imports'>;

/** Exports of `Foo.tsx?facts`: what the page needs to reserve the demo's space. */
export interface DemoFacts {
  /** Lines of the preview; 0 without one. */
  lines: number;
  /** Measured heights in px per width class, `null` before the first measurement. */
  heights: number[] | null;
  /** File names of the modules next to the demo that it imports; absent if there are none. */
  modules?: string[];
}

/** The author's options. */
export type DemoOptions = z.infer<typeof demoOptions>;

/** The props that the build adds to `<Demo name="…">`; see `plugins/content/demos/remark-demo.ts`. */
export interface DemoProps extends DemoOptions {
  name: string;
  scope: DemoScope;
  /** Path of the source pages below the base URL, without extension. */
  source: string;
  facts: DemoFacts;
  /** A `FrameModule` when the demo is `frameOnly`. */
  load: () => Promise<IslandModule>;
  server: ServerModule | null;
  /** Loads the playground of the page's component; only for the first demo. */
  playground?: () => Promise<PlaygroundModule>;
}

/** What an island renders. It doesn't change while the island is mounted. */
export interface IslandDemo extends Pick<DemoProps, 'name' | 'scope' | 'load' | 'server'> {
  store: Store<IslandState>;
  /** Whether it's left out with a warning if it can't render. */
  isOptional?: boolean;
}

/** The state of an island. */
export interface IslandState {
  /** The demo's code; `null` until it's loaded. */
  module: FrameModule | null;
  /** Number of resets; each one remounts the demo. */
  generation: number;
}

/**
 * What a demo needs to run elsewhere. `plugins/content/demos/sandbox-data.ts` writes it to a file next to the
 * demo's source pages.
 */
export interface SandboxData {
  /** Modules next to the demo, including transitive imports, by file name in each language. */
  modules: { TS: Record<string, string>; JS: Record<string, string> };
  /** The SVG images that they show, as text, by path, such as `/img/demos/card/soup.svg`. */
  images: Record<string, string>;
  /** Packages with their peer dependencies. */
  dependencies: Versions;
  /** `@types` packages for packages without types. */
  types: Versions;
  /** The `overrides` without which npm doesn't install them. */
  overrides?: Readonly<Record<string, unknown>>;
  /** Additional packages for a page from right to left. */
  rtl: { dependencies: Versions; types: Versions };
}
