import type { Root } from 'mdast';

/** What a site accepts in its pages, and how its writers are told to write the rest. */
export interface Conventions {
  /** Components that pages use without an import. */
  components: readonly string[];
  /** Components of `@theme/` that pages may import; `null` for all. */
  themeComponents: readonly string[] | null;
  /** The kinds of callouts. */
  callouts: readonly string[];
  /** The languages of code blocks that are shown as diagrams or formulas; `math` also for `$`. */
  drawn: readonly string[];
  /** Whether languages of code blocks are in lower case. */
  lowerCase: boolean;
  /** The old syntax that Docusaurus accepts by default: `:::note Title`, `## Title {#id}`, `<!-- -->`. */
  oldSyntax: boolean;
  /** Whether links to pages end with a slash; `null` if both are right. */
  trailingSlash: boolean | null;
  /** Whether links may be relative to the page's URL, such as `../page`. */
  relativeUrls: boolean;
  /** Whether the first heading of a page may be its title, an `h1`. */
  titleInText: boolean;
  /** Whether attributes with a text may have their names in HTML, such as `class`: React shows them, and warns in development. */
  htmlNames: boolean;
  /** Whether browsers load files of other hosts. */
  otherHosts: boolean;
  /** Why pages can't import Markdown from outside of the docs folders, such as `so it is not compiled`. */
  outside: string | null;
  /** How to write what some components and containers of other tools show, by name in lower case. */
  componentCures: ReadonlyMap<string, string>;
  /** How to write what an object in braces shows in another tool, by its first key. */
  objectCures: ReadonlyMap<string, string>;
  /** How to write what readers click. */
  clickCure: string;
  /** How to write an import with a loader; `null` if pages may have one. */
  loaderCure: string | null;
  /** How to mark a line of code; `null` if comments such as `[!code ++]` do. */
  codeMarkCure: string | null;
  /** Changes what the parser returns, such as elements that belong to one release. */
  prepare?: (tree: Root) => void;
}

/** What Docusaurus accepts without further settings. */
export const DOCUSAURUS: Conventions = {
  components: ['Details', 'Head'],
  themeComponents: null,
  callouts: [
    ...['note', 'tip', 'info', 'warning', 'danger'],
    ...['secondary', 'important', 'success', 'caution'],
  ],
  drawn: [],
  lowerCase: false,
  oldSyntax: true,
  trailingSlash: null,
  relativeUrls: true,
  titleInText: true,
  htmlNames: true,
  otherHosts: true,
  outside: null,
  componentCures: new Map(),
  objectCures: new Map(),
  clickCure: 'Write a component for what readers click, and import it.',
  loaderCure: null,
  codeMarkCure: 'Write // highlight-next-line on the line before.',
};
