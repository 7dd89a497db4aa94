import { traverse } from '@babel/core';
import { parse } from '@babel/parser';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { highlightedPieces } from '../../../src/demos/live/highlighted-lines';

const ROOT = path.resolve(__dirname, '../../..');

const files = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^docs-|^templates$/.test(entry.name))
  .flatMap(({ name: folder }) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx$/.test(file))
      .map((file) => path.join(folder, file)),
  );

/** The class of each character. */
function classesOf(code: string): string[] {
  return highlightedPieces(code).flatMap(({ text, className = '' }) =>
    Array.from({ length: text.length }, () => className),
  );
}

/** The names of elements and attributes in JSX that have another color. */
function uncolored(code: string): string[] {
  const classes = classesOf(code);
  const wrong: string[] = [];
  traverse(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), {
    JSXIdentifier({ node: { name, start, end }, parent }) {
      const expected = parent.type === 'JSXAttribute' ? 'ta' : 'tt';
      if (classes.slice(start!, end!).some((one) => one !== expected)) {
        wrong.push(name);
      }
    },
  });
  return wrong;
}

it('colors all elements and attributes in demos and templates', () => {
  expect(files.length).toBeGreaterThan(700);
  const faults = files.flatMap((file) =>
    uncolored(readFileSync(path.join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(faults).toEqual([]);
});
