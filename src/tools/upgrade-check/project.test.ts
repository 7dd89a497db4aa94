import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import fc from '../../../test/unit/properties';
import { temporaryFolder } from '../../../test/unit/temporary-folder';
import type { Chosen, FolderHandle } from './choose/chosen';
import { ledgerOf } from './results/ledger';
import { runCheck } from './results/run-check';
import type { CheckState } from './results/run-check';
import { runFix } from './results/run-fix';
import { DIVIDER_RULES, dividers } from './testing/dividers';
import type { DividerFile } from './testing/dividers';
import { FakeWorker } from './testing/fake-worker';

jest.mock('./create-worker', () => ({ createWorker: () => new FakeWorker() }));
jest.mock('@site/src/foundation/browser/fetch-json', () => ({
  fetchJson: () => Promise.resolve(DIVIDER_RULES),
}));

const never = () => {};

/** A folder as a tree: files by their bytes, and folders. */
interface Tree {
  [name: string]: Uint8Array<ArrayBuffer> | Tree;
}

const file = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name);

function folder(name: string, tree: Tree): FolderHandle {
  return {
    kind: 'directory',
    name,
    async *values() {
      await Promise.resolve();
      for (const [key, value] of Object.entries(tree)) {
        yield value instanceof Uint8Array
          ? { kind: 'file', name: key, getFile: () => Promise.resolve(file(key, value)) }
          : folder(key, value);
      }
    },
  };
}

const zipped = (name: string, files: Record<string, Uint8Array>) =>
  file(name, zipSync(files) as Uint8Array<ArrayBuffer>);

/** Checks and rewrites what was dropped. */
async function rewritten(chosen: readonly Chosen[], text = '') {
  const { signal } = new AbortController();
  let state!: CheckState;
  const onResults = (next: CheckState) => (state = next);
  await runCheck({ text, chosen, from: '', rules: '' }, { signal, onReading: never, onResults });
  const found = state;
  await runFix(found, { selection: 'all' }, { signal, onResults });
  const client = state.client!;
  const labels = state.files
    .filter(({ fixedCount }) => fixedCount > 0)
    .map((one) => one.report.file);
  return {
    state,
    labels,
    archive: await client.call('archive'),
    patch: await client.call('patch'),
  };
}

function filesBelow(root: string, at = ''): string[] {
  return readdirSync(path.join(root, at)).flatMap((name) => {
    const below = path.join(at, name);
    return statSync(path.join(root, below)).isDirectory() ? filesBelow(root, below) : [below];
  });
}

function has(command: string): boolean {
  try {
    execFileSync(command, ['--help'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn(`${command} isn’t installed, so its result isn’t compared.`);
    return false;
  }
}

const hasTools = has('unzip') && has('git');

/** Whether ZIP, patch and ledger have the same files, with the expected bytes. */
async function expectBalanced(chosen: readonly Chosen[], given: readonly DividerFile[]) {
  const { state, labels, archive, patch } = await rewritten(chosen);
  const ledger = ledgerOf(state);
  const changed = given.filter(({ uses }) => uses > 0);
  expect(ledger).toMatchObject({ given: given.length, refused: 0, waiting: 0 });
  expect(ledger.rewritten + ledger.unchanged).toBe(given.length);
  expect(ledger.rewritten).toBe(changed.length);
  expect(new Set(labels).size).toBe(changed.length);
  if (!hasTools || changed.length === 0) {
    return;
  }
  const [unpacked, patched, zip] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  writeFileSync(path.join(zip, 'a.zip'), new Uint8Array(await archive.arrayBuffer()));
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  execFileSync('unzip', ['-q', path.join(zip, 'a.zip'), '-d', unpacked], { env });
  expect(filesBelow(unpacked).sort()).toEqual([...labels].sort());
  for (const label of labels) {
    const now = readFileSync(path.join(unpacked, label));
    const [, number] = /#(\d+)#/.exec(now.toString('latin1').replaceAll('\0', ''))!;
    const own = given[Number(number)]!;
    expect(now).toEqual(Buffer.from(dividers(own, 'sx={{ opacity: 0.6 }}')));
    const target = path.join(patched, label);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, dividers(own));
  }
  execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: patched, input: patch });
  for (const label of labels) {
    const one = readFileSync(path.join(patched, label));
    expect(one).toEqual(readFileSync(path.join(unpacked, label)));
  }
}

const one = (number: number, encoding: DividerFile['encoding'] = 'utf-8'): DividerFile => ({
  ...{ number, uses: 1, encoding, end: '\n', isEnded: true },
});
const bytes = (number: number) => dividers(one(number));

/** Dropped folders as browsers without dialogs for folders list them. */
function entry(fullPath: string, content?: FileSystemEntry[], data?: Uint8Array<ArrayBuffer>) {
  const name = fullPath.split('/').at(-1)!;
  const rest = [...(content ?? [])];
  const readEntries = (done: (some: FileSystemEntry[]) => void) => done(rest.splice(0));
  return {
    ...{ name, fullPath, isDirectory: content !== undefined, isFile: content === undefined },
    createReader: () => ({ readEntries }),
    file: (done: (found: File) => void) => done(file(name, data!)),
  } as unknown as FileSystemEntry;
}

it.each<[string, Chosen[], number]>([
  [
    'two files called index.tsx and another',
    [file('index.tsx', bytes(0)), file('index.tsx', bytes(1)), file('a.tsx', bytes(2))],
    3,
  ],
  [
    'two folders of one name',
    [folder('src', { 'a.tsx': bytes(0) }), folder('src', { 'a.tsx': bytes(1) })],
    2,
  ],
  [
    'two dropped folders of one name',
    [0, 1].map((number) => entry('/src', [entry('/src/a.tsx', undefined, bytes(number))])),
    2,
  ],
  [
    'a folder beside an archive of its name',
    [folder('App', { 'a.tsx': bytes(0) }), zipped('App.zip', { 'a.tsx': bytes(1) })],
    2,
  ],
  [
    'two archives of one name',
    [zipped('App.zip', { 'a.tsx': bytes(0) }), zipped('App.zip', { 'a.tsx': bytes(1) })],
    2,
  ],
  [
    'a folder with the name of a file',
    [file('a.tsx', bytes(0)), folder('a.tsx', { 'b.tsx': bytes(1) })],
    2,
  ],
  [
    'a file with the name that a second one gets',
    [
      ...[file('a.tsx', bytes(0)), file('a.tsx', bytes(1))],
      ...[file('a (2).tsx', bytes(2)), file('a.tsx', bytes(3))],
    ],
    4,
  ],
])('rewrites each file of %s', async (_name, chosen, count) => {
  const given = Array.from({ length: count }, (_file, number) => one(number));
  await expectBalanced(chosen, given);
});

it('lists both of two entries of one name in an archive', async () => {
  const packed = Buffer.from(zipSync({ 'a.tsx': bytes(0), 'b.tsx': bytes(1) }));
  const renamed = Buffer.from(packed.toString('latin1').replaceAll('b.tsx', 'a.tsx'), 'latin1');
  await expectBalanced([file('App.zip', new Uint8Array(renamed))], [one(0), one(1)]);
});

it.each(['windows-1252', 'utf-16le', 'utf-16be', 'utf-8 with mark'] as const)(
  'writes a patch that Git applies, also for a file in %s',
  (encoding) => {
    const given = [one(0), one(1, encoding), one(2)];
    const chosen = given.map((own) => file(`${own.number}.tsx`, dividers(own)));
    return expectBalanced(chosen, given);
  },
);

it('keeps pasted code apart from a file with its name', async () => {
  const { labels } = await rewritten(
    [file('Pasted code.tsx', bytes(0))],
    new TextDecoder().decode(bytes(1)),
  );
  expect(labels).toEqual(['Pasted code.tsx', 'Pasted code (2).tsx']);
});

it('counts files that cannot be checked, and rewrites the others', async () => {
  const archive = zipSync({ 'a.tsx': bytes(0), 'b.tsx': bytes(1), 'c.tsx': bytes(2) });
  const list = (name: string) => Buffer.from(archive).lastIndexOf(name) - 46;
  archive[list('a.tsx') + 16]! ^= 1;
  new DataView(archive.buffer).setUint32(list('b.tsx') + 24, 40, true);
  const gone = entry('/gone.tsx');
  Object.assign(gone, { file: (_done: never, fail: () => void) => fail() });
  const { state } = await rewritten([
    file('App.zip', archive as Uint8Array<ArrayBuffer>),
    gone,
    file('half.tsx', Uint8Array.of(0xff, 0xfe, 0x61)),
  ]);
  const refused = state.files.filter(({ report }) => report.refused);
  expect(refused.map(({ report }) => `${report.file}: ${report.refused}`).sort()).toEqual([
    expect.stringContaining('App/a.tsx: Not checked: the archive is damaged here'),
    expect.stringContaining('App/b.tsx: Not checked: the archive is damaged here'),
    expect.stringContaining('gone.tsx: Not checked: the file can’t be read'),
    expect.stringContaining('half.tsx: Not checked: the file isn’t valid UTF-16'),
  ]);
  expect(ledgerOf(state)).toEqual({
    ...{ given: 5, rewritten: 1, unchanged: 0, refused: 4, waiting: 0 },
  });
});

it('does not rewrite a file that has changed since it was checked', async () => {
  const changing = file('a.tsx', bytes(0));
  let reads = 0;
  const arrayBuffer = () => Promise.resolve(bytes((reads += 1)).buffer);
  Object.assign(changing, { arrayBuffer });
  const { state, labels } = await rewritten([changing, file('b.tsx', bytes(1))]);
  expect(labels).toEqual(['b.tsx']);
  expect(ledgerOf(state)).toMatchObject({ rewritten: 1, refused: 1 });
});

it('applies archive and patch of any files', async () => {
  const names = fc.constantFrom('index.tsx', 'a b.js', 'größe.tsx', 'a (2).js', "it's.jsx");
  const folders = fc.constantFrom('src', 'App', 'index.tsx', 'a$b');
  const own = fc.record({
    uses: fc.nat(2),
    encoding: fc.constantFrom(
      ...(['utf-8', 'utf-8 with mark', 'windows-1252', 'utf-16le', 'utf-16be'] as const),
    ),
    end: fc.constantFrom('\n' as const, '\r\n' as const),
    isEnded: fc.boolean(),
  });
  const tree = fc.dictionary(names, own, { maxKeys: 3 });
  const item = fc.oneof(
    fc.record({ kind: fc.constant('file' as const), name: names, tree: own }),
    fc.record({ kind: fc.constantFrom('folder' as const, 'zip' as const), name: folders, tree }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 6 }), async (items) => {
      const given: DividerFile[] = [];
      const numbered = (one: Omit<DividerFile, 'number'>) => {
        given.push({ ...one, number: given.length });
        return dividers(given.at(-1)!);
      };
      const chosen = items.flatMap((one): Chosen[] => {
        if (one.kind === 'file') {
          return [file(one.name, numbered(one.tree))];
        }
        const content = Object.fromEntries(
          Object.entries(one.tree).map(([name, below]) => [name, numbered(below)] as const),
        );
        const isEmpty = Object.keys(content).length === 0;
        return isEmpty
          ? []
          : [one.kind === 'zip' ? zipped(`${one.name}.zip`, content) : folder(one.name, content)];
      });
      if (given.length > 0) {
        await expectBalanced(chosen, given);
      }
    }),
    { numRuns: 25 },
  );
});
