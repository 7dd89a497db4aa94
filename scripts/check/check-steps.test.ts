import { checkSteps } from './check-steps';

function commandLines(files: string[]) {
  return checkSteps(files).map(({ name, args }) => [name, ...args].join(' '));
}

describe('checkSteps', () => {
  it('checks nothing when nothing changed', () => {
    expect(checkSteps([])).toEqual([]);
  });

  it('gives each tool the files that it understands', () => {
    expect(commandLines(['src/a.tsx', 'src/a.css', 'static/b.css', 'c.mdx', 'd.mjs'])).toEqual([
      'prettier --check --ignore-unknown src/a.tsx src/a.css static/b.css c.mdx d.mjs',
      'eslint --max-warnings 0 --no-warn-ignored src/a.tsx d.mjs',
      'stylelint src/a.css',
      'tsc --noEmit',
      'jest --passWithNoTests --findRelatedTests src/a.tsx d.mjs',
    ]);
  });

  it('runs every demo of a folder in which a demo or its module changed', () => {
    const steps = checkSteps([
      'docs-joy/components/card/demos/BasicCard.tsx',
      'docs-joy/components/card/demos/prices.ts',
      'docs-joy/components/input/demos/Sizes.tsx',
    ]);
    expect(steps.at(-1)).toMatchObject({
      name: 'demos',
      env: { DEMOS: 'docs-joy/components/card/demos,docs-joy/components/input/demos' },
    });
  });

  it('leaves code checks out for a change of text', () => {
    expect(commandLines(['docs-joy/c.mdx'])).toEqual([
      'prettier --check --ignore-unknown docs-joy/c.mdx',
      'tsx scripts/snippets.ts docs-joy/c.mdx',
    ]);
  });
});
