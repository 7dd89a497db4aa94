/** @reads-pages */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { wrongColors } from '../../shared/highlight/testing';
import { readFence } from './fence';

const ROOT = path.resolve(__dirname, '../../..');

const FENCE = /^([ \t]*)(`{3,})([jt]sx?)\b([^\n]*)\n([^]*?)^\1\2[ \t]*$/gm;

const pages = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.startsWith('docs-'))
  .flatMap(({ name: folder }) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );

/** The code blocks of a page in TypeScript and JavaScript, as they are shown. */
function fencesIn(file: string): { code: string; language: string }[] {
  const page = readFileSync(path.join(ROOT, file), 'utf8');
  return [...page.matchAll(FENCE)].map(([, indent = '', , language = '', meta = '', text = '']) => {
    const code = text.replaceAll(RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, '');
    // A live block is a demo, with the same colors.
    const options = meta.trim().replace(/^live\b/, '');
    return { code: readFence(code, language, options).result, language };
  });
}

it('colors all elements and attributes in code blocks of pages', () => {
  const fences = pages.flatMap((file) => fencesIn(file).map((fence) => ({ file, ...fence })));
  expect(fences.length).toBeGreaterThan(500);
  const faults = fences.flatMap(({ file, code, language }) =>
    wrongColors(code, language).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
