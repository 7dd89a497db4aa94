import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { upstreamFile } from 'docusaurus-speed/upstream-file';
import { REPLACED } from './replaced';

/** Class names in the selectors of a CSS module, without global ones. */
function localClasses(file: string): Set<string> {
  const names = new Set<string>();
  const collect = parseSelectors((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value === ':global') {
        pseudo.remove();
      }
    });
    root.walkClasses(({ value }) => void names.add(value));
  });
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
    collect.processSync(selector);
  });
  return names;
}

it('has the classes of all styles that it replaces', () => {
  const own = localClasses(path.join(__dirname, 'classic.module.css'));
  const theirs = REPLACED.flatMap((file) => [...localClasses(upstreamFile(file))]);
  expect(theirs.length).toBeGreaterThan(40);
  expect(theirs.filter((name) => !own.has(name))).toEqual([]);
});
