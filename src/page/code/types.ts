/** Description of a component or prop, shown next to code that contains its name. */
export interface ApiHint {
  /** The prop's type in one line. */
  type?: string;
  default?: string;
  required?: true;
  deprecated?: true;
  /** Description, as HTML without links. */
  html: string;
}

/** `hints.json` next to a component's API page: props by name, the component itself under `''`. */
export type ApiHints = Record<string, ApiHint>;
