import type { ComponentType, ReactNode } from 'react';
import type { DemoScope } from '@site/src/products';

/** What `Foo.tsx?island` exports: everything that only a touched or visible demo needs. */
export interface IslandModule {
  Scope: ComponentType<{ children: ReactNode }>;
  Demo: ComponentType;
  /** Highlighted JSX of the preview, `null` when the demo has none. */
  preview: string | null;
  imports: { packages: string[]; modules: string[] };
  /** Where the writer finds the demo, from the repository's root; only on the server. */
  file?: string;
  /** Which version of the library runs, as it says itself; only in archived pages. */
  version?: string;
}

/** What `Foo.tsx?frame` exports, for a demo that the page never renders itself. */
export type FrameModule = Pick<IslandModule, 'preview' | 'imports'>;

/** What `Foo.tsx?facts` exports: what the page needs to reserve the demo's room. */
export interface DemoFacts {
  /** Lines of the preview; 0 without one. */
  lines: number;
  /** Measured heights in px per width class, `null` before the first measurement. */
  heights: number[] | null;
  /** File names of the modules beside the demo that it imports; absent when there are none. */
  modules?: string[];
}

/** Options that a writer gives; `plugins/demos/demo-options.ts` checks them. */
export interface DemoOptions {
  bg?: 'plain' | 'outlined' | 'gradient' | 'inline';
  height?: number;
  maxWidth?: number;
  hideToolbar?: boolean;
  hideEditButton?: boolean;
  defaultOpen?: boolean;
  noLiveEdit?: boolean;
  framed?: boolean;
  frameOnly?: boolean;
}

/** What the build adds to `<Demo name="…">`; see `plugins/demos/remark-demo.ts`. */
export interface DemoProps extends DemoOptions {
  name: string;
  scope: DemoScope;
  /** Address of the source pages below the base URL, without the language's ending. */
  source: string;
  facts: DemoFacts;
  /** A `FrameModule` when the demo is `frameOnly`. */
  load: () => Promise<IslandModule>;
  server: IslandModule | null;
}

/** Exact versions of npm packages, by name. */
export type Versions = Record<string, string>;

/**
 * What a demo needs to stand on its own. `plugins/demos/sandbox-data.ts` writes it into a file
 * beside the demo's source pages.
 */
export interface SandboxData {
  /** Modules beside the demo, those they import included, by file name in each language. */
  modules: { TS: Record<string, string>; JS: Record<string, string> };
  /** The drawings that they show, SVG as text, by address, such as `/img/demos/card/soup.svg`. */
  images: Record<string, string>;
  /** Packages, with the peers that they ask for. */
  dependencies: Versions;
  /** Types that the packages do not bring along. */
  types: Versions;
  /** What a page from right to left needs besides. */
  rtl: { dependencies: Versions; types: Versions };
}
