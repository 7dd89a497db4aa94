import { allRoutes } from '../../scripts/serve/site-routes';
import { htmlWithStyles } from './support/page-html';

/** The first group of all matches, each once. */
function found(text: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, name]) => name!));
}

it("pages define all of Joy UI's variables that their demos use without a fallback", () => {
  const missing: string[] = [];
  let pages = 0;
  for (const route of allRoutes()) {
    const html = htmlWithStyles(route);
    const [, demoStyles = ''] = /<style data-demo-styles>(.*?)<\/style>/s.exec(html) ?? [];
    const used = found(demoStyles, /var\((--joy-[\w-]+)\)/g);
    const defined = used.size > 0 ? found(html, /(--joy-[\w-]+):/g) : new Set();
    pages += used.size > 0 ? 1 : 0;
    missing.push(...[...used].filter((name) => !defined.has(name)).map((name) => route + name));
  }
  expect(pages).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
