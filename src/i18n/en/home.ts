/** Texts of the front page. */
export const home = {
  title: 'React component library documentation',
  description:
    'Documentation of a React component library family with a running demo beside every answer.',
  heading: 'Answers with the demo running beside them',
  lead: 'The documentation of one family of React components: Material UI, Joy UI and MUI System. Every example runs in the page, in light and dark, left to right and right to left.',
  start: 'Get started',
  components: 'See the components',
  products: 'Products',
} as const;
