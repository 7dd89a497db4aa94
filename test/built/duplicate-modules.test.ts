import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { chunkModules } from './support/chunk-modules';
import type { ChunkModule } from './support/chunk-modules';
import { readBuilt } from './support/read-built';

/**
 * Largest share of duplicates in all scripts. A chunk for each small module would cost a request.
 */
const MOST_COPIES = 0.025;

/** Size in bytes of the largest module that may be in more than one chunk. */
const LARGEST_COPY = 8000;

const { modules, bytes } = chunkModules();
const workers = filesBelow('assets/js', BUILD_DIR, /\.js$/)
  .map(readBuilt)
  .filter((code) => code.includes('importScripts('));

/** Whether a worker loads a chunk. A worker is another program, so it can't share the page's chunks. */
function isOfWorker({ file }: ChunkModule): boolean {
  const [, id, hash] = /([\w-]+)\.(\w+)\.js$/.exec(file) ?? [];
  return workers.some((code) => code.includes(`"${id}":"${hash}"`));
}

/** Each module of the pages, with its copies in other chunks. */
const byId = new Map<string, [ChunkModule, ...ChunkModule[]]>();
for (const module of modules.filter((one) => !isOfWorker(one))) {
  byId.set(module.id, [module, ...(byId.get(module.id) ?? [])]);
}

it('reads the modules of the chunks', () => {
  const read = modules.reduce((sum, { code }) => sum + code.length, 0);
  expect(read).toBeGreaterThan(0.9 * bytes);
});

it('includes each playground in one chunk', () => {
  const isPlayground = ({ code }: ChunkModule) => /[A-Z]\w*Playground:\(\)=>/.test(code);
  const playgrounds = [...byId.values()].filter(([module]) => isPlayground(module));
  expect(playgrounds.length).toBeGreaterThan(50);
  expect(playgrounds.filter(({ length }) => length > 1).map(([{ file }]) => file)).toEqual([]);
});

it('includes few modules in more than one chunk, and no large one', () => {
  const copies = [...byId.values()].filter(({ length }) => length > 1);
  const large = copies.filter(([{ code }]) => code.length > LARGEST_COPY);
  expect(large.map(([{ code, file }]) => `${file}: ${code.slice(0, 200)}`)).toEqual([]);
  const weight = copies.reduce((sum, [{ code }, ...more]) => sum + code.length * more.length, 0);
  expect(weight).toBeLessThan(MOST_COPIES * bytes);
});
