import type { ComponentComment, Conventions } from 'react-component-api';
import { ownValue } from '../../foundation/own-value';

// Comments are written for the library's own site, whose pages have this button.
const EDIT_BUTTON = /\s+by clicking on the\s+"Edit this page" button above/;

const LISTS = /^(?:Demos|Features|API):$[^]*/m;

/**
 * Reads a component's comment. Below the text, packages list pages and the inherited component:
 * "Demos:", "Features:", "API:", "- inherits [Paper API](…)".
 */
export function readComment(text: string): ComponentComment {
  const [, name, href] = /- inherits \[(\w+) API\]\(([^)\s]+)\)/.exec(text) ?? [];
  return {
    description: text.replace(EDIT_BUTTON, '').replace(LISTS, '').trim(),
    inherits: name && href ? { name, href } : null,
  };
}

/**
 * Components that a release exports without marking them as documented, and another one marks. They would
 * otherwise appear to be new there, or gone.
 */
const UNMARKED: Record<string, readonly string[]> = {
  '@mui/material': ['InitColorSchemeScript'],
  '@mui/x-date-pickers': ['DateTimePickerTabs', 'DayCalendarSkeleton'],
  '@mui/x-charts': ['ChartsLegend', 'ChartsReferenceLine', 'Gauge', 'GaugeContainer'],
};

/** How the packages of Material UI, Joy UI, MUI System and MUI X document their components. */
export const muiApi: Conventions = {
  // A documented component has a link under "API:" in a comment before the component, the function
  // that it wraps, or the export.
  isPublic: (name, from, source) =>
    ownValue(UNMARKED, from)?.includes(name) ||
    new RegExp(`- \\[${name} API\\]\\([^)]*/api/`).test(source),
  readComment,
  documentsAllProps: true,
};
