import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { shortText } from './arguments';

function message(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}

/** Registers prompts for the tasks that need several tools. */
export function registerPrompts(server: McpServer): void {
  server.registerPrompt(
    'build_interface',
    {
      title: 'Build an interface',
      description: 'Writes code that uses the components, from their documentation.',
      argsSchema: {
        task: shortText().describe('What to build, such as "a sign-in form with validation".'),
      },
    },
    ({ task }) =>
      message(
        `Build this with the documented components: ${task}\n\nFind the components with \`search\`, read their pages with \`get_page\` and their props with \`get_component_api\`, and start from a demo (\`get_demo\`). Only use props that the API lists. Check the result with \`check_code\`.`,
      ),
  );
  server.registerPrompt(
    'upgrade_code',
    {
      title: 'Upgrade code',
      description: 'Upgrades code of an app to the current version of Material UI.',
      argsSchema: {
        from: shortText().describe('The version that the code is written for, such as "5".'),
      },
    },
    ({ from }) =>
      message(
        `Upgrade the code of this app from Material UI ${from} to the current version.\n\nRun \`check_code\` with from "${from}" on each file that imports the library. Follow the links of the findings with \`get_page\` before you change what has no replacement. Repeat the check until it finds nothing.`,
      ),
  );
  server.registerPrompt(
    'convert_app_theme',
    {
      title: "Convert an app's theme",
      description: "Converts an app's theme to Material UI or Joy UI.",
      argsSchema: { to: shortText().describe('"material" or "joy".') },
    },
    ({ to }) =>
      message(
        `Convert the theme of this app to ${to}.\n\nFind the module that creates it, call \`read_theme\` with its code and show me what can't be read, then write the module that \`convert_theme\` returns. Keep functions that it couldn't read by hand.`,
      ),
  );
}
