/** A template, as the gallery lists it. */
export interface Template {
  /** Its folder in `templates/`, which is also its slug. */
  name: string;
  /** Its entry module in that folder, without the extension. */
  entry: string;
  title: string;
  /** One sentence. */
  description: string;
  /** The MUI X packages that it uses, in addition to `@mui/material` and `@mui/icons-material`. */
  xPackages: readonly string[];
}

/** All templates, in the gallery's order. */
export const TEMPLATES: readonly Template[] = [];
