import { collectFiles } from './collect-files';
import type { Chosen, FileHandle, FolderHandle } from './chosen';
import { uniqueLabels } from './labels';

const onProgress = jest.fn();

const collect = (...chosen: Chosen[]) =>
  collectFiles(chosen, {
    ...{ signal: new AbortController().signal, onProgress, label: uniqueLabels() },
  });

const file = (name: string, path?: string, size = 1) =>
  Object.defineProperty(new File(['a'.repeat(size)], name), 'webkitRelativePath', {
    value: path ?? '',
  });

const handle = (name: string, getFile = () => Promise.resolve(file(name))): FileHandle => ({
  kind: 'file',
  name,
  getFile,
});

function folder(name: string, content: (FileHandle | FolderHandle)[]): FolderHandle {
  return {
    kind: 'directory',
    name,
    async *values() {
      await Promise.resolve();
      yield* content;
    },
  };
}

/** A dropped file or folder, whose content is returned one by one. */
function entry(fullPath: string, content?: FileSystemEntry[]): FileSystemEntry {
  const name = fullPath.split('/').at(-1)!;
  const createReader = () => {
    const rest = [...(content ?? [])];
    return { readEntries: (done: (some: FileSystemEntry[]) => void) => done(rest.splice(0, 1)) };
  };
  return {
    ...{ name, fullPath, isDirectory: content !== undefined, isFile: content === undefined },
    ...{ createReader, file: (done: (one: File) => void) => done(file(name)) },
  } as unknown as FileSystemEntry;
}

const gone = () => Promise.reject(new Error('gone'));

it.each<[string, Chosen[]]>([
  [
    'the folder dialog',
    [
      folder('app', [
        handle('a.tsx'),
        folder('src', [handle('b.css'), handle('logo.png'), handle('font.png')]),
        folder('node_modules', [handle('c.js')]),
        folder('dist', [handle('d.js')]),
      ]),
    ],
  ],
  [
    'the folder input',
    [
      file('a.tsx', 'app/a.tsx'),
      file('b.css', 'app/src/b.css'),
      file('logo.png', 'app/src/logo.png'),
      file('font.png', 'app/src/font.png'),
      file('c.js', 'app/node_modules/c.js'),
      file('d.js', 'app/dist/d.js'),
    ],
  ],
  [
    'a dropped folder',
    [
      entry('/app', [
        entry('/app/a.tsx'),
        entry('/app/src', [
          entry('/app/src/b.css'),
          entry('/app/src/logo.png'),
          entry('/app/src/font.png'),
        ]),
        entry('/app/node_modules', [entry('/app/node_modules/c.js')]),
        entry('/app/dist', [entry('/app/dist/d.js')]),
      ]),
    ],
  ],
])('finds the files of a folder from %s, with their paths', async (_name, chosen) => {
  const { files, skipped, refused } = await collect(...chosen);
  expect(files.map(({ path }) => path)).toEqual(['app/a.tsx', 'app/src/b.css']);
  expect([...skipped]).toEqual([['.png', 2]]);
  expect(refused).toEqual([]);
});

it('reads a folder that is named like those that are left out, if it was chosen itself', async () => {
  for (const chosen of [folder('dist', [handle('a.js')]), file('a.js', 'dist/a.js')]) {
    expect((await collect(chosen)).files).toHaveLength(1);
  }
});

it('refuses single files with a reason, and keeps archives apart', async () => {
  const { files, archives, refused } = await collect(
    file('a.ts'),
    file('App.ZIP'),
    file('logo.png'),
    file('big.ts', '', 2_000_001),
  );
  expect(files.map(({ path }) => path)).toEqual(['a.ts']);
  expect(archives.map(({ path }) => path)).toEqual(['App.ZIP']);
  expect(refused.map(({ file: name }) => name)).toEqual(['logo.png', 'big.ts']);
});

it('goes on after a file or folder that cannot be read', async () => {
  const locked = folder('locked', []);
  locked.values = async function* () {
    yield await gone();
  };
  const { files, refused } = await collect(
    folder('app', [handle('gone.ts', gone), locked, handle('a.ts')]),
  );
  expect(files.map(({ path }) => path)).toEqual(['app/a.ts']);
  expect(refused.map(({ file: name, refused: reason }) => `${name}: ${reason}`)).toEqual([
    expect.stringMatching(/^app\/gone\.ts: .*Choose it again/),
    expect.stringMatching(/^app\/locked: .*Allow the browser/),
  ]);
});

it('stops if it is cancelled', async () => {
  const controller = new AbortController();
  const cancel = () => {
    controller.abort();
    return Promise.resolve(file('a.ts'));
  };
  const chosen = [folder('app', [handle('a.ts', cancel), handle('b.ts')])];
  await expect(
    collectFiles(chosen, {
      ...{ signal: controller.signal, onProgress, label: uniqueLabels() },
    }),
  ).rejects.toThrow('aborted');
});

it('lets the browser draw while it reads many files', async () => {
  let drawn = 0;
  const draw = setInterval(() => (drawn += 1), 1);
  // Each file takes as long as Chromium needs for its size on a slow disk.
  const slow = (index: number) => {
    const one = file(`a${index}.tsx`, `app/a${index}.tsx`);
    const size = () => {
      for (const end = performance.now() + 2; performance.now() < end;);
      return 1;
    };
    return Object.defineProperty(one, 'size', { get: size });
  };
  const { files } = await collect(...Array.from({ length: 100 }, (_, index) => slow(index)));
  clearInterval(draw);
  expect(files).toHaveLength(100);
  expect(drawn).toBeGreaterThan(0);
});
