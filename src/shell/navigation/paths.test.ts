import { interruptible } from '@site/test/unit/interruptible';
import { externalLink, group, page, subheader } from './entry';
import {
  canonicalPath,
  categoryIdOfPath,
  findActivePage,
  inLanguage,
  languageOfAddress,
  languageOfPath,
  productIdOfPath,
  withoutLanguage,
} from './paths';

describe('languageOfPath and withoutLanguage', () => {
  it.each([
    ['/zh/material-ui/react-button/', 'zh', '/material-ui/react-button/'],
    ['/en/system/', 'en', '/system/'],
    ['/zh/', 'zh', '/'],
    ['/zh', 'zh', '/'],
    ['/material-ui/react-button/', 'en', '/material-ui/react-button/'],
    ['/', 'en', '/'],
    ['/x/introduction/', 'en', '/x/introduction/'],
    ['/zhu/page/', 'en', '/zhu/page/'],
    ['/ZH/page/', 'en', '/ZH/page/'],
    ['/xx/page/', 'en', '/xx/page/'],
    ['/material-ui/zh/', 'en', '/material-ui/zh/'],
  ])('read %s as %s and %s', (path, language, rest) => {
    expect(languageOfPath(path)).toBe(language);
    expect(withoutLanguage(path)).toBe(rest);
  });
});

describe('languageOfAddress', () => {
  it.each([
    ['/material-ui/', '?userLanguage=de', 'de'],
    ['/zh/material-ui/', '?userLanguage=de', 'de'],
    ['/zh/material-ui/', '', 'zh'],
    ['/zh/material-ui/', '?userLanguage=evil', 'zh'],
    ['/material-ui/', '', 'en'],
  ])('of %s%s is %s', (path, search, language) => {
    expect(languageOfAddress(path, search)).toBe(language);
  });
});

describe('inLanguage', () => {
  it.each([
    ['/material-ui/react-button/', 'zh', '/zh/material-ui/react-button/'],
    ['/material-ui/react-button/', 'en', '/material-ui/react-button/'],
    ['/zh/material-ui/react-button/', 'en', '/material-ui/react-button/'],
    ['/zh/material-ui/react-button/', 'zh', '/zh/material-ui/react-button/'],
    ['https://v6.mui.com/system/flexbox/#a', 'zh', 'https://v6.mui.com/zh/system/flexbox/#a'],
    ['https://v6.mui.com/system/flexbox/', 'en', 'https://v6.mui.com/system/flexbox/'],
    ['https://v6.mui.com', 'zh', 'https://v6.mui.com/zh'],
    ['/blog/', 'zh', '/blog/'],
    ['/blog', 'zh', '/blog'],
    ['/blog/2026-plans/', 'zh', '/blog/2026-plans/'],
    ['/blog?page=2', 'zh', '/blog?page=2'],
    ['https://mui.com/blog/', 'zh', 'https://mui.com/blog/'],
    ['/blogs/', 'zh', '/zh/blogs/'],
  ])('writes %s in %s as %s', (address, language, expected) => {
    expect(inLanguage(address, language)).toBe(expected);
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/material-ui/react-button/', '/material-ui/react-button'],
    ['/material-ui/react-button', '/material-ui/react-button'],
    ['/material-ui/react-button/#basic', '/material-ui/react-button'],
    ['/material-ui/react-button#basic', '/material-ui/react-button'],
    ['/material-ui/react-button/?userLanguage=zh#basic/', '/material-ui/react-button'],
    ['/zh/material-ui/react-button/#basic', '/material-ui/react-button'],
    ['/api/button/', '/api-docs/button'],
    ['/api', '/api-docs'],
    ['/zh/api/button/', '/api-docs/button'],
    ['/api-docs/button/', '/api-docs/button'],
    ['/apiary/', '/apiary'],
    ['/material-ui/api/button/', '/material-ui/api/button'],
    ['//', '/'],
    ['/a//b//', '/a//b'],
    ['/', '/'],
    ['/zh/', '/'],
    ['/#products', '/'],
  ])('of %s is %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it('takes linear time for many slashes', () => {
    const path = `/a${'/'.repeat(1_000_000)}b`;
    expect(interruptible(() => canonicalPath(path))).toBe(path);
  });
});

describe('productIdOfPath and categoryIdOfPath', () => {
  it.each([
    ['/material-ui/react-button/#basic', 'material-ui', 'core'],
    ['/zh/joy-ui/react-button/', 'joy-ui', 'core'],
    ['/system', 'system', 'core'],
    ['/x/introduction/', 'x', 'x'],
    ['/experiments/docs/demos/', 'docs-infra', 'docs'],
    ['/', null, null],
    ['/xx/material-ui/', null, null],
    ['/material-ui-extra/', null, null],
  ])('put %s into %s, %s', (path, product, category) => {
    expect(productIdOfPath(path)).toBe(product);
    expect(categoryIdOfPath(path)).toBe(category);
  });
});

describe('findActivePage', () => {
  const overview = page('/material-ui/getting-started', { title: 'Overview' });
  const button = page('/material-ui/react-button');
  const inputs = subheader('/material-ui/components/inputs', [button]);
  const components = group('/material-ui/react-', [inputs]);
  const start = group('/material-ui/getting-started', [overview]);
  const api = page('/api-docs/button');
  const tree = [start, components, api, externalLink('https://mui.com/store/', 'Store')];

  it.each([
    ['/material-ui/react-button/', button, [components, inputs]],
    ['/zh/material-ui/react-button/#basic', button, [components, inputs]],
    ['/material-ui/getting-started/', overview, [start]],
    ['/api/button/', api, []],
  ])('finds %s and its groups', (path, expected, parents) => {
    const found = findActivePage(tree, path);
    expect(found?.page).toBe(expected);
    expect(found?.parents).toEqual(parents);
  });

  it.each([
    '/',
    '/material-ui/',
    '/material-ui/react-button-group/',
    '/material-ui/react-/',
    '/material-ui/components/inputs/',
    'https://mui.com/store/',
  ])('finds none for %s', (path) => {
    expect(findActivePage(tree, path)).toBeNull();
  });
});
