import redirects from '../../../addresses/redirects.json';
import { readLanguages, readRedirects } from './redirects';

const MOVED = { from: '/components/cards/', to: '/material-ui/react-card/' };

describe('readRedirects', () => {
  it('returns well-formed redirects, also an empty list', () => {
    expect(readRedirects([])).toEqual([]);
    expect(readRedirects([MOVED])).toEqual([MOVED]);
  });

  it.each([
    [{ ...MOVED, from: 'components/cards/' }, '"from" is "components/cards/"'],
    [{ ...MOVED, from: '/components/cards' }, '"from" is "/components/cards"'],
    [{ ...MOVED, from: '/' }, '"from" is "/"'],
    [{ ...MOVED, from: '/components//cards/' }, '"from" is "/components//cards/"'],
    [{ from: '/components/cards/' }, '"to" is undefined'],
    [{ ...MOVED, to: 'https://example.com/' }, '"to" is "https://example.com/"'],
    [{ ...MOVED, status: 301 }, 'unknown key "status"'],
    ['/components/cards/', 'expected { "from": …, "to": … }, received "/components/cards/"'],
  ])('names the faulty entry: %j', (entry, fault) => {
    expect(() => readRedirects([MOVED, entry])).toThrow(`- entry 2: ${fault}`);
  });

  it('reports all errors at once', () => {
    expect(() => readRedirects([{}, {}])).toThrow(/entry 1: "from".*entry 2: "to"/s);
  });

  it('rejects two redirects from the same path', () => {
    expect(() => readRedirects([MOVED, { ...MOVED, to: '/joy-ui/react-card/' }])).toThrow(
      'entry 2: /components/cards/ is redirected twice',
    );
  });

  it('rejects chains and loops', () => {
    const chain = [{ from: '/cards/', to: MOVED.from }, MOVED];
    expect(() => readRedirects(chain)).toThrow(
      'entry 1: /components/cards/ is redirected itself, name its final address',
    );
    expect(() => readRedirects([{ from: '/a/', to: '/a/' }])).toThrow('redirected itself');
  });
});

describe('readLanguages', () => {
  it('returns the languages, which are not redirects of single pages', () => {
    const entries = [MOVED, { from: '/zh/*', to: '/*' }];
    expect(readLanguages(entries)).toEqual(['zh']);
    expect(readRedirects(entries)).toEqual([MOVED]);
  });

  it.each([
    { from: '/zh/*', to: '/material-ui/' },
    { from: '/old/*', to: '/*' },
  ])('rejects other patterns: %j', (entry) => {
    expect(() => readRedirects([entry])).toThrow(`entry 1: "from" is "${entry.from}"`);
  });
});

describe('addresses/redirects.json', () => {
  it('is well formed', () => {
    expect(readRedirects(redirects).length).toBeGreaterThan(400);
  });

  it.each([
    ['/material-ui/', '/material-ui/getting-started/'],
    ['/material-ui/v6/', '/material-ui/v6/getting-started/'],
    ['/joy-ui/', '/joy-ui/getting-started/'],
    ['/system/', '/system/getting-started/'],
    ['/x/', '/x/introduction/'],
    ['/docs-infra/', '/docs-infra/getting-started/'],
    ['/x/api/', '/x/api/charts/'],
    ['/experiments/docs/', '/experiments/docs/callouts/'],
    ['/api/button/', '/material-ui/api/button/'],
    ['/components/buttons/', '/material-ui/react-button/'],
    ['/material/react-buttons/', '/material-ui/react-button/'],
    ['/material/api/mui-material/card/', '/material-ui/api/card/'],
    ['/styles/basics/', '/system/styles/basics/'],
    ['/styles/advanced/', '/system/styles/advanced/'],
    ['/styles/api/', '/system/styles/api/'],
    ['/css-in-js/basics/', '/system/styles/basics/'],
  ])('leads from %s to %s', (from, to) => {
    expect(readRedirects(redirects)).toContainEqual({ from, to });
  });
});
