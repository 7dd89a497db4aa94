/** What packages export without it having an API page, by package and export, with the reason. */
export type Exclusions = Record<string, Record<string, string>>;

const PROVIDER = 'Provider without props of its own to document; described by a customization page.';
const MOVED = 'Placeholder that only says that the component moved to MUI X.';
const PLUMBING = 'Plumbing between packages, not made for projects.';

function all(names: string, reason: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}

/** Components and classes objects that are left out on purpose. */
export const EXCLUSIONS: Exclusions = {
  '@mui/material': {},
  '@mui/lab': {},
  '@mui/joy': {},
  '@mui/system': {},
};

void [PROVIDER, MOVED, PLUMBING, all];
