import type { ComponentType, ReactNode } from 'react';
import type { Conventions } from 'react-component-api';
import type { ProductId } from '@site/src/foundation/products';
import type { Direction } from '@site/src/reader/settings';
import type { ForcedState } from '../frame/frame-look';

/** The provider of a library's demos, which takes the reader's settings. */
export type Provider = ComponentType<{ children: ReactNode }> & {
  /** Changes a demo's HTML on the server. */
  serverHtml?: (html: string) => string;
};

/** A font of `@fontsource`, in the Latin alphabet. */
export interface LibraryFont {
  /** Name of the package in `@fontsource`. */
  package: string;
  family: string;
  weights: readonly number[];
  /** The weights in almost every demo, which pages with demos preload. */
  preloaded: readonly number[];
}

/** CSS of a library that a page with its demos needs besides its theme. */
export interface LibraryBase {
  /** The inherited styles that the library sets on the body of a bare page. */
  text: Readonly<Record<string, string>>;
  /** Background of a demo in a frame. */
  background: string;
  /** Selectors of the elements that the library appends to the body, each with a class or an attribute. */
  portals: readonly string[];
  /** Selectors of elements that contain only a text, whose order follows its own direction. */
  texts: readonly string[];
}

/** A script that pages share, with the modules in it. */
export interface ChunkRow {
  /** Name of the chunk; `null` for code that the bundler may put anywhere. Rows can share a name. */
  chunk: string | null;
  /** Whether to create the chunk at any size; the bundler's default minimum is 20 kB of source. */
  isSmall?: true;
  /** How many chunks have to use a module, 2 by default. */
  minChunks?: number;
}

/** Code of packages. */
export interface PackageRow extends ChunkRow {
  chunk: string;
  /** Paths below `node_modules`, without `esm/`; with `*`, all that start like this. */
  packages: readonly string[];
  /** Whether to leave out the copies that other packages have below them. */
  isShared?: true;
}

/** What a library adds to the entry module of a project. */
export interface SandboxEntry {
  /** Import statements. */
  imports: readonly string[];
  /** The code that creates its theme. */
  setup: readonly string[];
  /** Lines of the elements around `<Demo />`, and itself. */
  tree: readonly string[];
}

/** What makes a demo a project in an online editor. */
export interface LibrarySandbox {
  /** Packages that every project needs, besides React. */
  packages: readonly string[];
  /** Additional packages for a page from right to left. */
  rtlPackages: readonly string[];
  /** The entry module in each direction. */
  entries: Readonly<Record<Direction, SandboxEntry>>;
  /** Families of Google Fonts, by a text in the code of the demos that need them. */
  iconFonts?: Readonly<Record<string, string>>;
  /**
   * Declarations that a project with these packages needs, by file name.
   *
   * @param siteDir - Absolute path of the repository.
   */
  declarations?: (packages: readonly string[], siteDir: string) => Record<string, string>;
}

/**
 * Everything that the site knows about a library that demos run on. Only the build, the tests and the
 * commands import it; pages get what they need of it from what the build writes.
 */
export interface LibraryAdapter {
  /** Loads `provider.tsx` of the library's folder, which bundles import by its path. */
  provider: () => Promise<{ default: Provider }>;
  /** Custom properties of the library's default theme, and the stylesheet of its components, if any. */
  theme: () => string;
  base: LibraryBase;
  /** Absent if the library uses the system's fonts. */
  font?: LibraryFont;
  /** What forces a state on controls, for pictures of frames. */
  states: {
    /** Selectors of elements that the library's controls consist of, besides those of HTML. */
    controls: readonly string[];
    /** Classes that the library sets where CSS has no pseudo-class. */
    classes: Readonly<Record<ForcedState, readonly string[]>>;
  };
  /** npm packages of the library that demos may import. */
  packages: readonly string[];
  /** The statement that imports a component or an icon of the library; `null` if it has none. */
  importOf: (name: string) => string | null;
  /** Package with the library's icons, which archived pages draw with their release. */
  icons?: string;
  /** An icon as JSX, which playgrounds offer for props that take a node; absent without icons. */
  sampleIcon?: string;
  /** How its packages document their components, if not as `react-component-api` expects. */
  api?: Conventions;
  /** The scripts that pages with demos share, in the order of `chunk-table.ts`. */
  chunks: readonly PackageRow[];
  /** The chunk of each family of components; absent if one chunk has the whole library. */
  families?: { chunk: string; packages: readonly string[] };
  /** Imports that nearly every app with the components of a product has, besides React. */
  baselines: Partial<Record<ProductId, readonly string[]>>;
  sandbox: LibrarySandbox;
  /** Source of the component `Provider` on a page without this site, with `mode` and `direction`. */
  bareProvider: string;
}
