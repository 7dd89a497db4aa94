import { blue, darkBlue, error, grey, success, warning } from './palette';

/** Colors of the site's surfaces in one mode. Each becomes a `--site-…` custom property. */
export interface Surfaces {
  surface: string;
  'surface-subtle': string;
  'surface-raised': string;
  'surface-code': string;
  'surface-line': string;
  'surface-inserted': string;
  'surface-deleted': string;
  'info-surface': string;
  'info-border': string;
  'success-surface': string;
  'success-border': string;
  'warning-surface': string;
  'warning-border': string;
  'error-surface': string;
  'error-border': string;
  border: string;
  'border-strong': string;
  text: string;
  'text-secondary': string;
  link: string;
  'link-active-surface': string;
  focus: string;
  'code-comment': string;
  'code-string': string;
  'code-keyword': string;
  'code-number': string;
  'code-tag': string;
  'code-attribute': string;
  'code-function': string;
  'code-inserted': string;
  'code-deleted': string;
}

/** The surfaces of both modes. `surfaces.test.ts` checks their contrast. */
export const SURFACES: Record<'light' | 'dark', Surfaces> = {
  light: {
    surface: '#ffffff',
    'surface-subtle': grey[50],
    'surface-raised': '#ffffff',
    'surface-code': grey[50],
    'surface-line': blue[50],
    'surface-inserted': 'hsl(144, 50%, 93%)',
    'surface-deleted': 'hsl(0, 75%, 96%)',
    'info-surface': blue[50],
    'info-border': blue[600],
    'success-surface': success[50],
    'success-border': success[800],
    'warning-surface': warning[50],
    'warning-border': warning[800],
    'error-surface': error[50],
    'error-border': error[600],
    border: grey[200],
    'border-strong': grey[600],
    text: grey[900],
    'text-secondary': grey[700],
    link: blue[700],
    'link-active-surface': blue[50],
    focus: blue[600],
    'code-comment': 'hsl(215, 15%, 42%)',
    'code-string': 'hsl(144, 72%, 26%)',
    'code-keyword': 'hsl(270, 60%, 42%)',
    'code-number': 'hsl(20, 85%, 36%)',
    'code-tag': blue[800],
    'code-attribute': 'hsl(190, 90%, 26%)',
    'code-function': 'hsl(230, 65%, 45%)',
    'code-inserted': 'hsl(144, 72%, 26%)',
    'code-deleted': error[700],
  },
  dark: {
    surface: darkBlue[900],
    'surface-subtle': darkBlue[800],
    'surface-raised': darkBlue[700],
    'surface-code': darkBlue[800],
    'surface-line': 'hsl(210, 55%, 15%)',
    'surface-inserted': 'hsl(150, 50%, 10%)',
    'surface-deleted': 'hsl(0, 45%, 14%)',
    'info-surface': 'hsl(210, 60%, 13%)',
    'info-border': blue[400],
    'success-surface': 'hsl(144, 40%, 9%)',
    'success-border': success[600],
    'warning-surface': 'hsl(40, 55%, 9%)',
    'warning-border': warning[500],
    'error-surface': 'hsl(355, 45%, 13%)',
    'error-border': error[500],
    border: darkBlue[600],
    'border-strong': darkBlue[300],
    text: 'hsl(215, 15%, 95%)',
    'text-secondary': grey[400],
    link: blue[300],
    'link-active-surface': 'hsl(210, 60%, 16%)',
    focus: blue[300],
    'code-comment': darkBlue[200],
    'code-string': success[300],
    'code-keyword': 'hsl(270, 80%, 82%)',
    'code-number': warning[300],
    'code-tag': blue[200],
    'code-attribute': 'hsl(185, 60%, 68%)',
    'code-function': 'hsl(225, 90%, 82%)',
    'code-inserted': success[300],
    'code-deleted': error[300],
  },
};
