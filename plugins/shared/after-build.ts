import type { Plugin, Props } from '@docusaurus/types';
import type { Element, Root } from 'hast';

/** A built documentation page. */
export interface BuiltDoc {
  /** Path below the base URL, with slashes at both ends. */
  url: string;
  /** The parsed article. It is shared between plugins, which must not change it. */
  article: Root;
  /** The element in it with the title and the text. */
  content: Element;
}

/** A plugin's step after the build. All parts are optional. */
export interface AfterBuild {
  /** Returns the new HTML of a page; `route` is the page's path with the base URL. */
  rewritePage?: (html: string, route: string) => string;
  /** Reads a documentation page, after all plugins have rewritten it. */
  readDoc?: (doc: BuiltDoc) => void | Promise<void>;
  /** Runs after all pages have been rewritten and read, in the order of `STEPS`. */
  finish?: () => void | Promise<void>;
}

/** A Docusaurus plugin with a step after the build. */
export interface SitePlugin<Content = unknown> extends Plugin<Content> {
  /** Replaces Docusaurus's `postBuild`, which runs in parallel for all plugins. */
  afterBuild?: (props: Props & { content: Content }) => AfterBuild | Promise<AfterBuild>;
}
