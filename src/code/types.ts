/** What is said of a component or a prop beside code that names it. */
export interface ApiHint {
  /** The prop's type in one line. */
  type?: string;
  default?: string;
  required?: true;
  deprecated?: true;
  /** Description, as HTML without links. */
  html: string;
}

/** `hints.json` beside a component's API page: the props by name, the component itself by `''`. */
export type ApiHints = Record<string, ApiHint>;
