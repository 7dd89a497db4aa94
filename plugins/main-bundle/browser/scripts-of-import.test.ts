/** @jest-environment ./src/testing/jsdom-environment.ts */
import { FILES } from './chunk-table';
import { scriptsOfImport } from './scripts-of-import';

const loadChunk = jest.fn(async () => {});
const runtime = {
  e: loadChunk as (id: string) => Promise<unknown>,
  u: (id: string) => `assets/js/${id}.js`,
  p: '/docs/',
};

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_require__: runtime,
    [FILES]: { shared: 'shared.1a', page: '2b' },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, '__webpack_require__');
});

describe('scriptsOfImport', () => {
  it('lists all scripts of an import, but no chunk of styles, without loading them or running its module', async () => {
    const run = jest.fn();
    const scripts = scriptsOfImport(() =>
      Promise.all([runtime.e('shared'), runtime.e('styles'), runtime.e('page')]).then(run),
    );
    expect(scripts).toEqual(['/docs/assets/js/shared.js', '/docs/assets/js/page.js']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadChunk).not.toHaveBeenCalled();
    expect(run).not.toHaveBeenCalled();
  });

  it('restores the loader, also if the import throws', () => {
    const fail = () => {
      throw new Error('no such module');
    };
    expect(() => scriptsOfImport(fail)).toThrow('no such module');
    expect(runtime.e).toBe(loadChunk);
  });
});
