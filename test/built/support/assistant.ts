import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ROOT } from '../../../scripts/shared/root';

/**
 * Starts `npm run mcp` before the tests of a file: one server for all, because it caches the parts of
 * the build that it has read.
 *
 * @returns A function that calls a tool and returns its text. It throws if the tool fails.
 */
export function startAssistant() {
  let client: Client;

  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({ command: 'npm', args: ['run', '--silent', 'mcp'], cwd: ROOT }),
    );
  }, 60_000);

  afterAll(() => client.close());

  return async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const [{ text }] = content as [{ text: string }];
    if (isError) {
      throw new Error(`The tool ${name} failed: ${text}`);
    }
    return text;
  };
}
