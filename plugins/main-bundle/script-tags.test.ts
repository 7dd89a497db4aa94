import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addScriptTags, writeScriptTags } from './script-tags';

const MAIN = '<script src="/base/assets/js/main.12ab.js" defer></script>';
const RUNTIME = '<script src="/base/assets/js/runtime~main.34cd.js" defer></script>';
const PAGE = `<head>${RUNTIME}${MAIN}</head><body>$&</body>`;

const tag = (file: string) => `<script src="/base/${file}" defer></script>`;

describe('addScriptTags', () => {
  it('names the files before the main script, in their order', () => {
    expect(addScriptTags(PAGE, ['assets/js/a.js', 'assets/js/b.js'], '/base/')).toBe(
      `<head>${RUNTIME}${tag('assets/js/a.js')}${tag('assets/js/b.js')}${MAIN}</head><body>$&</body>`,
    );
  });

  it('names no file that the page names already', () => {
    const page = addScriptTags(PAGE, ['assets/js/a.js'], '/base/');
    expect(addScriptTags(page, ['assets/js/a.js'], '/base/')).toBe(page);
  });

  it("finds the main script also as the HTML's minifier writes it", () => {
    const minified = '<script src=/base/assets/js/main.12ab.js defer></script>';
    expect(addScriptTags(minified, ['a.js'], '/base/')).toBe(tag('a.js') + minified);
  });
});

describe('writeScriptTags', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'script-tags-'));
  const file = (...names: string[]) => path.join(outDir, ...names);
  const read = (...names: string[]) => readFileSync(file(...names), 'utf8');
  afterAll(() => rmSync(outDir, { recursive: true }));

  beforeAll(async () => {
    mkdirSync(file('joy-ui/button'), { recursive: true });
    mkdirSync(file('plain'));
    writeFileSync(file('index.html'), PAGE);
    writeFileSync(file('joy-ui/button/index.html'), PAGE);
    writeFileSync(file('plain/index.html'), PAGE);
    await writeScriptTags({
      outDir,
      baseUrl: '/base/',
      chunksByRoute: new Map([
        ['/base/', ['home']],
        ['/base/joy-ui/button/', ['layout', 'button', 'unknown']],
        ['/base/plain/', ['styles-only']],
        ['/base/404.html', ['home']],
      ]),
      filesByChunk: {
        home: ['assets/js/home.js'],
        layout: ['assets/js/layout.js', 'assets/js/shared.js'],
        button: ['assets/js/shared.js', 'assets/js/button.js'],
        'styles-only': [],
      },
    });
  });

  it('gives each page the files of its chunks, each file once', () => {
    expect(read('index.html')).toContain(`${RUNTIME}${tag('assets/js/home.js')}${MAIN}`);
    expect(read('joy-ui/button/index.html')).toContain(
      RUNTIME +
        ['layout', 'shared', 'button'].map((name) => tag(`assets/js/${name}.js`)).join('') +
        MAIN,
    );
  });

  it('leaves pages alone that need none, and routes without page', () => {
    expect(read('plain/index.html')).toBe(PAGE);
    expect(existsSync(file('404.html'))).toBe(false);
  });
});
