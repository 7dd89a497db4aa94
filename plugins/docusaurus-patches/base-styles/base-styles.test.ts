import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { upstreamFile } from '../upstream-file';
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

it.each(['base.css', 'classic.module.css'])('%s fits both directions of text', (file) => {
  const root = postcss.parse(readFileSync(path.join(__dirname, file), 'utf8'));
  const physical: string[] = [];
  root.walkDecls(/(?:^|-)(?:left|right)$/, ({ parent, prop }) => {
    physical.push(`${(parent as postcss.Rule).selector} ${prop}`);
  });
  // The library moves it to the right end of its bar, which is mirrored as a whole.
  expect(physical).toEqual(['#nprogress .peg right'].filter(() => file === 'base.css'));
});
