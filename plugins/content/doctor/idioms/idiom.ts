/** Markdown that writers bring from other tools, and what the site makes of it. */
export interface Idiom {
  name: string;
  /** The text of a page below its front matter, from line 7; or a complete page, from `---`. */
  text: string;
  /** Further files of the site. */
  files?: Readonly<Record<string, string>>;
  /** Parts of the page's HTML. */
  shows?: readonly string[];
  /** Parts of the HTML that must not be there. */
  hides?: readonly string[];
  /** The error and its cure, without file and rule: `line: message cure`; or a part of it. */
  refuses?: string | RegExp;
}
