import type { Plugin } from '@docusaurus/types';
import { afterOthers, remembered } from './after-build';

type PostBuild = NonNullable<Plugin['postBuild']>;

const plugin = (postBuild?: () => Promise<void>): Plugin =>
  ({ name: 'test', ...(postBuild ? { postBuild } : {}) }) as Plugin;

const run = (plugins: Plugin[]) =>
  Promise.all(plugins.map(({ postBuild }) => postBuild?.({} as Parameters<PostBuild>[0])));

it('begins when all others have ended, wherever they stand', async () => {
  const order: string[] = [];
  const slow = (name: string) =>
    remembered(
      plugin(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push(name);
      }),
    );
  const last = afterOthers(
    plugin(async () => {
      order.push('last');
    }),
  );
  await run([slow('before'), last, slow('behind'), remembered(plugin())]);
  expect(order).toEqual(['before', 'behind', 'last']);
});

it('does not begin when another failed', async () => {
  const begun = jest.fn();
  const failing = remembered(plugin(() => Promise.reject(new Error('no room'))));
  await expect(run([failing, afterOthers(plugin(begun))])).rejects.toThrow('no room');
  await new Promise(setImmediate);
  expect(begun).not.toHaveBeenCalled();
});
