import { addScriptTags, scriptTagWriter } from './script-tags';

const MAIN = '<script defer src="/base/assets/js/main.12ab.js"></script>';
const RUNTIME = '<script defer src="/base/assets/js/runtime~main.34cd.js"></script>';
const PAGE = `<head>${MAIN}${RUNTIME}</head><body>$&</body>`;

const tag = (file: string) => `<script defer src="/base/${file}"></script>`;

describe('addScriptTags', () => {
  it('adds the files before the runtime, in order', () => {
    expect(addScriptTags(PAGE, ['assets/js/a.js', 'assets/js/b.js'], '/base/')).toBe(
      `<head>${MAIN}${tag('assets/js/a.js')}${tag('assets/js/b.js')}${RUNTIME}</head><body>$&</body>`,
    );
  });

  it('links stylesheets', () => {
    expect(addScriptTags(PAGE, ['assets/css/a.css', 'assets/js/a.js'], '/base/')).toBe(
      `<head>${MAIN}<link rel="stylesheet" href="/base/assets/css/a.css">${tag('assets/js/a.js')}${RUNTIME}</head><body>$&</body>`,
    );
  });

  it('skips files that the page already has', () => {
    const page = addScriptTags(PAGE, ['assets/js/a.js'], '/base/');
    expect(addScriptTags(page, ['assets/js/a.js'], '/base/')).toBe(page);
  });

  it('finds the runtime in minified HTML', () => {
    const minified = '<script defer src=/base/assets/js/runtime~main.34cd.js></script>';
    expect(addScriptTags(minified, ['a.js'], '/base/')).toBe(tag('a.js') + minified);
  });
});

describe('scriptTagWriter', () => {
  const write = scriptTagWriter({
    baseUrl: '/base/',
    chunksByRoute: new Map([
      ['/base/', ['home']],
      ['/base/joy-ui/button/', ['layout', 'button', 'unknown']],
      ['/base/plain/', ['styles-only']],
    ]),
    filesByChunk: {
      home: ['assets/js/home.js'],
      layout: ['assets/js/layout.js', 'assets/js/shared.js'],
      button: ['assets/js/shared.js', 'assets/js/button.js'],
      'styles-only': [],
    },
  });

  it("adds the files of a page's chunks, each once", () => {
    expect(write(PAGE, '/base/')).toContain(`${MAIN}${tag('assets/js/home.js')}${RUNTIME}`);
    expect(write(PAGE, '/base/joy-ui/button/')).toContain(
      MAIN +
        ['layout', 'shared', 'button'].map((name) => tag(`assets/js/${name}.js`)).join('') +
        RUNTIME,
    );
  });

  it.each(['/base/plain/', '/base/unknown/'])(
    'does not change %s, which needs no files',
    (route) => {
      expect(write(PAGE, route)).toBe(PAGE);
    },
  );
});
