/** @reads-pages */
import path from 'node:path';
import { demosBelow } from '@site/plugins/shared/page-demos';
import { loadDemo, renderFile } from '../server/render-file';
import { demosToTest, FOLDERS, ROOT } from './testing';

Object.assign(globalThis, { __SERVER__: true });

const frameOnly = demosBelow(ROOT, FOLDERS).filter((demo) => demo.frameOnly);
const demos = demosToTest(frameOnly.map(({ file }) => file)).filter((demo) => !demo.frameOnly);

describe('every demo renders in Node without a window and without warnings', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  if (demos.length === 0) {
    it('has no demos outside of frames', () => expect(frameOnly).not.toEqual([]));
    return;
  }

  test.each(demos)('$file', async (demo) => {
    const name = path.basename(demo.file, '.tsx');
    const html = await renderFile(ROOT, demo);
    expect(html).not.toBe('');
    // The element around the demo has this id.
    expect(html).not.toContain(` id="${name}"`);
    expect(jest.mocked(console.error).mock.calls).toEqual([]);
    expect(jest.mocked(console.warn).mock.calls).toEqual([]);
    const { Demo } = await loadDemo(ROOT, demo);
    expect(Demo.name).toBe(name);
  });
});
