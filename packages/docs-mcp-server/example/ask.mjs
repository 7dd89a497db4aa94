import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/** Starts a server as an assistant does, and returns its client, and what calls its tools. */
export async function askServer(command) {
  const client = new Client({ name: 'example', version: '1.0.0' });
  await client.connect(new StdioClientTransport(command));
  const call = async (name, args) => {
    const { content } = await client.callTool({ name, arguments: args });
    return content[0].text;
  };
  return { client, call };
}
