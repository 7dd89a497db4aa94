import { JSDOM } from 'jsdom';
import { parse } from 'acorn';
import { FEATURE_TEST, REQUIRED_FEATURES } from './feature-test';

const PAGE = `<!doctype html><html><head><meta charset="utf-8"><script>${FEATURE_TEST}</script>
<noscript><link rel="help" href="/a"></noscript></head>
<body><noscript><a href="/b">B</a></noscript><p>Text</p><noscript><i>C</i></noscript></body></html>`;

/**
 * Opens the page in a browser.
 *
 * @param missing - The expression of a feature that it lacks.
 */
async function open(missing?: string): Promise<Document> {
  const { window } = new JSDOM(PAGE, {
    runScripts: 'dangerously',
    beforeParse: (created) =>
      created.eval(
        // jsdom has no such function.
        `self.structuredClone = () => {}; delete ${missing?.replace('[]', 'Array.prototype')}`,
      ),
  });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  return window.document;
}

const policies = (page: Document) =>
  Array.from(page.querySelectorAll('meta[http-equiv="Content-Security-Policy"]'), (meta) =>
    meta.getAttribute('content'),
  );

it('changes nothing in a browser with all features', async () => {
  const page = await open();
  expect(policies(page)).toEqual([]);
  expect(page.querySelectorAll('noscript')).toHaveLength(3);
});

it.each(Object.keys(REQUIRED_FEATURES))(
  'blocks scripts with a URL, and shows what is for readers without JavaScript, if %s is missing',
  async (feature) => {
    const page = await open(feature);
    expect(policies(page)).toEqual(["script-src 'unsafe-inline'"]);
    expect(page.head.querySelector('link[href="/a"]')).not.toBeNull();
    expect(page.body.querySelector('a[href="/b"]')?.textContent).toBe('B');
    expect(page.querySelector('i')).not.toBeNull();
    expect(page.querySelectorAll('noscript')).toHaveLength(0);
  },
);

it('is in the syntax of old browsers', () => {
  expect(() => parse(FEATURE_TEST, { ecmaVersion: 5 })).not.toThrow();
});
