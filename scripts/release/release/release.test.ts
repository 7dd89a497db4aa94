import { apiChanges } from './api-changes';
import { pagesToRead } from './pages-to-read';
import { needsWork, releaseReport } from './report';
import type { ReleaseFacts } from './report';
import { faultsIn } from './type-errors';

const type = (text: string) => ({ text, short: text, kind: 'other' as const });

function component(name: string, props: string[]) {
  const described = { type: type('string'), required: false, description: '' };
  return {
    ...{ name, inheritedProps: [], slots: [], classes: [], systemProps: false },
    props: props.map((prop) => ({ name: prop, ...described })),
  } as unknown as Parameters<typeof apiChanges>[0][number];
}

const CHANGES = apiChanges(
  [component('Card', ['raised']), component('Chip', ['size', 'clickable']), component('Old', [])],
  [component('Card', ['raised']), component('Chip', ['size', 'shape']), component('New', [])],
);

it('lists what changes in each component, without those that stay', () => {
  expect(CHANGES).toEqual([
    {
      component: 'Chip',
      changes: ['adds prop `shape`', 'removes prop `clickable`'],
      members: ['clickable'],
      isBreaking: true,
    },
    { component: 'Old', changes: ['removes the component'], members: ['Old'], isBreaking: true },
    { component: 'New', changes: ['adds the component'], members: [], isBreaking: false },
  ]);
});

it('finds the pages that name a component with a member that changes', () => {
  const pages = new Map([
    ['chip.mdx', 'A `clickable` chip: <Chip clickable />'],
    ['card.mdx', 'A card is `clickable` as a whole.'],
    ['list.mdx', 'A Chip in a list.'],
  ]);
  expect(pagesToRead(pages, CHANGES)).toEqual([
    { file: 'chip.mdx', mentions: ['Chip: `clickable`'] },
  ]);
});

it('reads the first line of each type error', () => {
  expect(
    faultsIn(
      "a/Demo.tsx(12,3): error TS2322: Type 'a' is not 'b'.\n  Types differ.\nFound 1 error.\n",
    ),
  ).toEqual([{ file: 'a/Demo.tsx', line: 12, message: "TS2322: Type 'a' is not 'b'." }]);
});

describe('releaseReport', () => {
  const none: ReleaseFacts = {
    release: { name: '@mui/material', version: '7.3.10' },
    documented: '7.3.2',
    api: [],
    exports: { removed: [], added: ['@mui/material: new'] },
    types: [],
    pages: [],
    uses: new Map(),
    demos: 2,
  };

  it('checks off what the release leaves alone', () => {
    const report = releaseReport(none);
    expect(report).toContain('# @mui/material 7.3.2 to 7.3.10');
    expect(report).toContain('- [x] Types: 0 errors in 0 files');
    expect(report).toContain('- [ ] Results: those of 2 demos are outdated');
    expect(report).toContain('npm run pictures -- --base HEAD');
    expect(needsWork(none)).toBe(false);
  });

  it('names files with type errors once, and asks for work', () => {
    const types = [1, 2].map((line) => ({ file: 'a.tsx', line, message: 'TS1: No.' }));
    expect(releaseReport({ ...none, types })).toContain(
      '- [ ] Types: 2 errors in 1 file\n  - a.tsx:1 TS1: No. (1 more)\n',
    );
    expect(needsWork({ ...none, types })).toBe(true);
    expect(needsWork({ ...none, api: CHANGES })).toBe(true);
  });
});
