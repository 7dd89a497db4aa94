import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ADDRESS = 'https://docs.example.com/guide/';

const page = (headings: string) =>
  `<!doctype html><title>Page</title><link rel=canonical href=${ADDRESS}>${headings}`;

/** A site below a path, with Markdown in all forms that builds write. */
export const FILES = {
  'llms.txt': `# Boats\n\n> How to rent one\n\n- [Rent a boat](${ADDRESS}rent.md): Prices\n- [Weather](/guide/weather/index.html.md)\n- [Elsewhere](https://other.example.com/a.md)\n`,
  'llms-full.txt': '# Boats\n\nAll of it.\n',
  'index.html': page('<h1>Boats</h1>'),
  'index.md': '# Boats\n\nRent boats here.\n',
  'rent.md': `---\ntitle: "Rent a boat"\n---\n\nYou need an account. See [weather](${ADDRESS}weather/).\n\n## Prices {#cost}\n\nA sailboat costs 40 an hour.\n\n## Payment\n\nPay with \`payByCard\`.\n`,
  'rent/index.html': page(
    '<h1>Rent a boat</h1><h2 id="cost">Prices <a href="#cost">&#8203;</a></h2><h2 id="pay">Payment</h2><p id="card"></p>',
  ),
  'weather/index.html.md': '# Weather\n\nStorms, by season.\n',
  'weather/index.html': page('<h1>Weather</h1>'),
  'repairs.html.md': '# Repairs\n\nBroken masts.\n',
  'repairs.html': page('<h1>Repairs</h1>'),
  'crew/über uns.md': '# Crew\n\nThe people.\n\n## Names\n\nTheirs.\n',
} as const;

/** Writes a site into a new temporary folder, which the caller removes. */
export function writeSite(files: Readonly<Record<string, string>> = FILES): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-server-'));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return folder;
}
