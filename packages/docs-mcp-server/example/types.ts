import { BuiltSite, createServer, shortText, textResult } from 'docs-mcp-server';
import type { Prompt } from 'docs-mcp-server';
import { z } from 'zod';

class Boats extends BuiltSite {
  async price(boat: string): Promise<string> {
    return this.read(`prices/${boat}.json`);
  }
}

const site = new Boats('build');
const prompts: Prompt[] = [];

export const server = createServer(site, {
  prompts,
  tools: (own) => {
    own.registerTool(
      'read_price',
      { inputSchema: z.strictObject({ boat: shortText() }) },
      async (args) => textResult(await site.price(args.boat)),
    );
  },
});

// @ts-expect-error A site has a folder.
new BuiltSite();
