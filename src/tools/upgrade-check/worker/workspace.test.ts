import { setFlagsFromString } from 'node:v8';
import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { UpgradeData } from 'mui-upgrade-check';
import { Workspace } from './workspace';

const RULE = { change: 'removed', version: '7.0.0', advice: 'Use `sx`.', link: '/up/' } as const;
const DATA: UpgradeData = {
  ...{ from: '6.5.0', to: '7.3.2', exports: {}, themeNames: {}, labExports: {}, classNames: {} },
  ...{ paths: {}, deepPaths: [], icons: {}, deepImport: RULE },
  ...{
    moduleExports: {},
    hookResults: {},
    inputParams: {},
    collections: {},
    systemProps: [],
    systemProp: RULE,
  },
  components: {
    Divider: { package: '@mui/material', props: { light: RULE }, slots: {}, classes: {} },
    Hidden: { package: '@mui/material', self: RULE, props: {}, slots: {}, classes: {} },
  },
};
const IMPORT = "import { Divider, Hidden } from '@mui/material';\n";
const CODE = `${IMPORT}// größe\n<Divider light/* kept */ />;\n<Divider   light />;\n`;
const FIXED = `${IMPORT}// größe\n<Divider sx={{ opacity: 0.6 }}/* kept */ />;\n<Divider   sx={{ opacity: 0.6 }} />;\n`;

let workspace: Workspace;

beforeEach(() => {
  workspace = new Workspace();
  workspace.start(DATA, undefined);
});

const names = ({ report }: { report: { findings: { name: string }[] } }) =>
  report.findings.map(({ name }) => name);

it('rewrites one finding, a rule or all, and leaves the rest of the code as it is', async () => {
  const file = await workspace.check(1, 'a.tsx', CODE);
  expect(names(file)).toEqual(['Hidden', 'Divider.light', 'Divider.light']);
  expect(file.diffs[0]).toBeUndefined();
  expect(file.diffs[1]).toEqual([
    {
      line: 3,
      removed: ['<Divider light/* kept */ />;'],
      added: ['<Divider sx={{ opacity: 0.6 }}/* kept */ />;'],
    },
  ]);
  const one = await workspace.fix(1, { finding: 2 });
  expect(names(one)).toEqual(['Hidden', 'Divider.light']);
  expect(one).toMatchObject({ fixedCount: 1, changes: [{ line: 4 }] });
  expect(names(await workspace.fix(1, { rule: 'Hidden' }))).toEqual(['Hidden', 'Divider.light']);
  expect(names(await workspace.fix(1, { rule: 'Divider.light' }))).toEqual(['Hidden']);
  const all = await workspace.fix(1, 'all');
  expect(all).toMatchObject({ fixedCount: 2, report: { errors: [] } });
  expect(strFromU8(workspace.contents(1))).toBe(FIXED);
});

it('saves rewritten files with their paths and their encoding', async () => {
  const latin = new Blob([Uint8Array.from(Buffer.from(CODE, 'latin1'))]);
  await workspace.check(1, 'app/a.tsx', latin);
  await workspace.check(2, 'app/lib/b.tsx', CODE);
  await workspace.fix(1, 'all');
  await workspace.fix(2, 'all');
  const files = unzipSync(new Uint8Array(await workspace.archive().arrayBuffer()));
  expect(Buffer.from(files['app/a.tsx']!)).toEqual(Buffer.from(FIXED, 'latin1'));
  expect(strFromU8(files['app/lib/b.tsx']!)).toBe(FIXED);
  expect(await workspace.patch()).toContain('--- a/app/lib/b.tsx\n+++ b/app/lib/b.tsx\n@@');
});

it('checks what an archive contains, and says what it does not', async () => {
  const archive = zipSync({
    'app/a.tsx': strToU8(CODE),
    'app/big.ts': new Uint8Array(2_000_001),
    'app/font.ts': strToU8('\0'),
    '../out.ts': strToU8(CODE),
    'app/node_modules/b/index.js': strToU8(CODE),
    '__MACOSX/app/._a.tsx': strToU8('\0'),
    'app/logo.svg': strToU8('<svg/>'),
    'app/constructor': strToU8(''),
  });
  const listing = await workspace.openArchive(new Blob([archive.slice()]), 'zip/');
  expect(listing.files).toEqual([
    { path: 'zip/app/a.tsx', entry: 0 },
    { path: 'zip/app/font.ts', entry: 1 },
  ]);
  expect(listing.refused.map(({ file, refused }) => `${file} ${refused}`)).toEqual([
    expect.stringMatching(/^zip\/app\/big\.ts .*limit is 2 MB/),
    expect.stringMatching(/^zip\/\.\.\/out\.ts .*leads out of the archive/),
  ]);
  expect(listing.skipped).toEqual(
    new Map([
      ['.svg', 1],
      ['constructor', 1],
    ]),
  );
  expect(names(await workspace.check(1, 'zip/app/a.tsx', 0))).toHaveLength(3);
  const { report } = await workspace.check(2, 'zip/app/font.ts', 1);
  expect(report.refused).toContain('save it as UTF-8');
});

it('goes on after a file that cannot be read', async () => {
  const blob = new Blob([]);
  blob.arrayBuffer = () => Promise.reject(new Error('gone'));
  expect((await workspace.check(1, 'a.tsx', blob)).report.refused).toContain('Choose it again');
  await expect(workspace.openArchive(blob, '')).rejects.toThrow('Choose it again');
  const bytes = zipSync({ 'a.ts': strToU8(CODE), 'b.ts': strToU8(CODE) });
  bytes[0] = 0;
  await workspace.openArchive(new Blob([bytes.slice()]), '');
  expect((await workspace.check(1, 'a.ts', 0)).report.refused).toContain('the archive is damaged');
  expect((await workspace.check(2, 'b.ts', 1)).report.refused).toBeUndefined();
});

it('rewrites nothing in a file with a syntax error', async () => {
  await workspace.check(1, 'a.tsx', `${IMPORT}<Divider light />;\nconst = ;\n`);
  const { report, fixedCount, changes } = await workspace.fix(1, 'all');
  expect([fixedCount, changes.length, report.errors.length]).toEqual([0, 0, 1]);
});

it.each(['all', { finding: 0 }] as const)(
  'leaves what was tried in vain, %j',
  async (selection) => {
    // An export that is still found after its fix.
    const same = { ...RULE, change: 'renamed', replacement: 'useSame' } as const;
    workspace.start({ ...DATA, exports: { useSame: same } }, undefined);
    const { report } = await workspace.check(
      1,
      'a.ts',
      "import { useSame } from '@mui/material';\n",
    );
    expect(report.findings[0]!.fix).toBeDefined();
    const after = await workspace.fix(1, selection);
    expect(after.report.findings.map(({ name, fix }) => [name, fix])).toEqual([
      ['useSame', undefined],
    ]);
    expect(after.diffs).toEqual([undefined]);
  },
);

it('keeps no code of large files that it does not rewrite', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const large = strToU8(`${IMPORT}<Divider light />;\n// ${'größe '.repeat(240_000)}\n`);
  const names = Array.from({ length: 12 }, (_file, index) => `${index}.tsx`);
  const archive = zipSync(Object.fromEntries(names.map((name) => [name, large])));
  const before = used();
  const listing = await workspace.openArchive(new Blob([archive.slice()]), '');
  for (const { path, entry } of listing.files) {
    await workspace.check(entry, path, entry);
  }
  // Buffers are freed in the background after a collection: late on a busy machine.
  for (let round = 0; round < 50 && used() - before >= 4 * large.length; round += 1) {
    await setImmediate();
  }
  expect(used() - before).toBeLessThan(4 * large.length);
  await workspace.fix(3, 'all');
  expect(strFromU8(workspace.contents(3))).toContain('opacity');
});
