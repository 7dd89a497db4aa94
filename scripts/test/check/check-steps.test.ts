import { other } from '../../../lines/other';
import { TSC } from '../tsc';
import { checkSteps } from './check-steps';

function commandLines(files: string[], deleted: string[] = []) {
  return checkSteps({ files, deleted }).map(({ name, args }) =>
    [name, ...args.filter((arg) => arg !== TSC)]
      .join(' ')
      .replace(/ --cache .*?--cache-strategy content/, ''),
  );
}

describe('checkSteps', () => {
  it('checks nothing when nothing changed', () => {
    expect(checkSteps({ files: [], deleted: [] })).toEqual([]);
  });

  it('passes each tool the files that it supports', () => {
    expect(commandLines(['src/a.tsx', 'src/a.css', 'static/b.css', 'c.mdx', 'd.mjs'])).toEqual([
      'prettier --check --ignore-unknown src/a.tsx src/a.css static/b.css c.mdx d.mjs',
      'eslint --max-warnings 0 --no-warn-ignored src/a.tsx d.mjs',
      'stylelint src/a.css',
      'tsc --noEmit',
      'jest --selectProjects unit --passWithNoTests --findRelatedTests src/a.tsx d.mjs',
    ]);
  });

  it('runs every demo in a folder in which a demo or its module changed', () => {
    const files = [
      'docs-joy/components/card/demos/BasicCard.tsx',
      'docs-joy/components/card/demos/prices.ts',
      'docs-joy/components/input/demos/Sizes.tsx',
    ];
    const steps = checkSteps({ files, deleted: [] });
    expect(steps.at(-1)).toMatchObject({
      name: 'demos',
      args: ['src/demos/every-demo'],
      env: { DEMOS: 'docs-joy/components/card/demos,docs-joy/components/input/demos' },
    });
  });

  it("checks the templates' types as a separate program", () => {
    const lines = commandLines(['templates/blog/Blog.tsx']);
    expect(lines).toContain('tsc templates --noEmit -p templates');
    expect(lines).not.toContain('tsc --noEmit');
  });

  it.each(['docs-joy/a/demos/A.tsx', 'docs-x/a/demos/A.v9.tsx', 'templates/blog/Blog.tsx'])(
    'checks the types of %s with the packages of the other release line, too',
    (file) => {
      const step = checkSteps({ files: [file], deleted: [] }).find(({ name }) =>
        name.startsWith('types of line'),
      );
      expect(step?.args.slice(-3)).toEqual(['--', other.id, 'typecheck']);
    },
  );

  it('skips code checks if only text changed', () => {
    expect(commandLines(['docs-joy/c.mdx'])).toEqual([
      'prettier --check --ignore-unknown docs-joy/c.mdx',
      'doctor scripts/author/doctor.ts --changed docs-joy/c.mdx',
      'snippets scripts/test/snippets.ts docs-joy/c.mdx',
    ]);
  });

  it('runs the doctor for changed demos and trees, and after a page was deleted', () => {
    const doctor = (...args: Parameters<typeof commandLines>) =>
      commandLines(...args).find((line) => line.startsWith('doctor'));
    const demo = 'docs-joy/components/card/demos/BasicCard.tsx';
    expect(doctor([demo])).toBe(`doctor scripts/author/doctor.ts --changed ${demo}`);
    expect(doctor(['docs-joy/sidebar.ts'])).toBe(
      'doctor scripts/author/doctor.ts --changed docs-joy/sidebar.ts',
    );
    expect(doctor([], ['docs-joy/c.mdx'])).toBe('doctor scripts/author/doctor.ts --changed');
    expect(doctor(['src/a.ts'], ['src/b.ts'])).toBeUndefined();
  });
});
