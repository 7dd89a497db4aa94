import type { CheerioAPI } from 'cheerio';
import type { Plugin, Props } from '@docusaurus/types';

/** The text of a built documentation page. */
export interface BuiltDoc {
  /** Address below the base URL, with slashes at both ends. */
  url: string;
  /** The parsed HTML of the page's article. Readers share it, so they must not change it. */
  $: CheerioAPI;
}

/** What a plugin does after the build. Everything is optional. */
export interface AfterBuild {
  /** Returns the new HTML of a page; `route` is the page's path with the base URL. */
  rewritePage?: (html: string, route: string) => string;
  /** Reads a documentation page, after all plugins have rewritten it. */
  readDoc?: (doc: BuiltDoc) => void | Promise<void>;
  /** Runs after all pages have been rewritten and read, in the order of `STEPS`. */
  finish?: () => void | Promise<void>;
}

/** A plugin of this site: one of Docusaurus, with a place in the chain after the build. */
export interface SitePlugin<Content = unknown> extends Plugin<Content> {
  /** Takes the place of Docusaurus's `postBuild`, which runs for all plugins at the same time. */
  afterBuild?: (props: Props & { content: Content }) => AfterBuild | Promise<AfterBuild>;
}
