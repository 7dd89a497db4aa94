// The prose of the home page. It isn't in `src/foundation/i18n`, because every page loads those texts.

/** Three reasons to use the libraries and their documentation. */
export const REASONS: readonly { title: string; text: string }[] = [
  {
    title: 'One theme for every component',
    text: 'Colors, shapes, type and default props are set in one place. The cabin above has the same code in all three themes.',
  },
  {
    title: 'Accessible components',
    text: 'Components follow the WAI-ARIA patterns, in both text directions and both color modes. Their pages list the keys.',
  },
  {
    title: 'Demos that you can edit',
    text: 'Each demo shows its source in TypeScript and JavaScript. Edit it on the page, or open it in StackBlitz or CodeSandbox.',
  },
];

/** A task of readers, and the page that helps with it. */
interface Task {
  label: string;
  hint: string;
  to: string;
}

export const TASKS: readonly Task[] = [
  {
    label: 'Build a form',
    hint: 'Fields, labels and error messages',
    to: '/material-ui/react-text-field/',
  },
  {
    label: 'Theme an app',
    hint: 'Colors, type and defaults of components',
    to: '/material-ui/customization/theming/',
  },
  {
    label: 'Add dark mode',
    hint: 'Follow the system, or let people choose',
    to: '/material-ui/customization/dark-mode/',
  },
  {
    label: 'Find a component',
    hint: 'All of Material UI, by category',
    to: '/material-ui/all-components/',
  },
  {
    label: 'Find an icon',
    hint: 'Search by name or meaning',
    to: '/material-ui/material-icons/',
  },
  {
    label: 'Start from a template',
    hint: 'Dashboard, checkout, sign-in and more',
    to: '/material-ui/getting-started/templates/',
  },
  {
    label: 'Show data in a grid',
    hint: 'Sort, filter and edit rows',
    to: '/x/react-data-grid/',
  },
  {
    label: 'Upgrade from 5',
    hint: 'First to 6, then to 7',
    to: '/material-ui/migration/upgrade-to-v6/',
  },
  {
    label: 'Check my code',
    hint: 'Find what an upgrade changes in it',
    to: '/material-ui/migration/check-my-code/',
  },
];
