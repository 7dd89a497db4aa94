import { LIBRARIES } from '../../../src/shell/search/engine/thesaurus/libraries';
import type { Cells } from './cells';

/** Names without a page of their own, and those of pages elsewhere. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['Charts', '/x/react-charts/'],
  ['Composition', '/material-ui/guides/composition/'],
  ['Dark Mode', '/material-ui/customization/dark-mode/'],
  ['Data Grid', '/x/react-data-grid/'],
  ['Date Calendar', '/x/react-date-pickers/date-calendar/'],
  ['Date Picker', '/x/react-date-pickers/date-picker/'],
  ['File Upload', '/material-ui/react-button/#file-upload'],
  ['Flexbox', '/system/flexbox/'],
  ['Input Adornments', '/material-ui/react-text-field/#input-adornments'],
  ['Related Projects', '/material-ui/discover-more/related-projects/'],
  ['Screen Readers', '/system/screen-readers/'],
  ['Sticky Footer', '/material-ui/getting-started/templates/sticky-footer/'],
  ['Theming', '/material-ui/customization/theming/'],
  ['Time Picker', '/x/react-date-pickers/time-picker/'],
  ['Transitions', '/material-ui/transitions/'],
  ['Tree View', '/x/react-tree-view/'],
  ...[
    'Card Media',
    'Circular Progress',
    'Collapse',
    'Form Group',
    'Form Helper Text',
    'Icon Button',
    'Input Label',
    'Linear Progress',
    'Mobile Stepper',
  ].map((name): [string, string] => [name, `/material-ui/api/${slug(name)}/`]),
]);

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[ /]+/g, '-');
}

/** The address of a name of the documentation in `LIBRARIES`. */
export function addressOf(name: string): string {
  return ADDRESSES.get(name) ?? `/material-ui/react-${slug(name)}/`;
}

/** What a library calls its components, and their pages here. */
function libraryCells(library: string, names: Readonly<Record<string, readonly string[]>>): Cells {
  return {
    head: [library, 'Here'],
    rows: Object.entries(names).map(([theirs, ours]) => [
      `\`${theirs}\``,
      ours.map((name) => `[${name}](${addressOf(name)})`).join(', '),
    ]),
  };
}

/** The tables of libraries, by name: `library-ant-design`. */
export const LIBRARY_TABLES: Readonly<Record<string, () => Cells>> = Object.fromEntries(
  Object.entries(LIBRARIES).map(([library, names]) => [
    `library-${slug(library)}`,
    () => libraryCells(library, names),
  ]),
);
