import type { Prompt } from 'docs-mcp-server';

/** The tasks that need several tools. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: 'build_interface',
    title: 'Build an interface',
    description: 'Writes code that uses the components, from their documentation.',
    argument: {
      name: 'task',
      description: 'What to build, such as "a sign-in form with validation".',
    },
    text: (task) =>
      `Build this with the documented components: ${task}\n\nFind the components with \`search\`, read their pages with \`get_page\` and their props with \`get_component_api\`, and start from a demo (\`get_demo\`). Only use props that the API lists. Check the result with \`check_code\`.`,
  },
  {
    name: 'upgrade_code',
    title: 'Upgrade code',
    description: 'Upgrades code of an app to the current version of Material UI.',
    argument: {
      name: 'from',
      description: 'The version that the code is written for, such as "5".',
    },
    text: (from) =>
      `Upgrade the code of this app from Material UI ${from} to the current version.\n\nRun \`check_code\` with from "${from}" on each file that imports the library. Follow the links of the findings with \`get_page\` before you change what has no replacement. Repeat the check until it finds nothing.`,
  },
  {
    name: 'convert_app_theme',
    title: "Convert an app's theme",
    description: "Converts an app's theme to Material UI or Joy UI.",
    argument: { name: 'to', description: '"material" or "joy".' },
    text: (to) =>
      `Convert the theme of this app to ${to}.\n\nFind the module that creates it, call \`read_theme\` with its code and show me what can't be read, then write the module that \`convert_theme\` returns. Keep functions that it couldn't read by hand.`,
  },
];
