import { apiGroup, externalLink, group, isExternal, page, subheader } from './entry';

describe('page', () => {
  it('has only the properties that were given', () => {
    expect(page('/system/spacing')).toEqual({ pathname: '/system/spacing' });
  });

  it('has a title and flags', () => {
    expect(page('/x/data-grid', { title: 'Data Grid', plan: 'pro', newFeature: true })).toEqual({
      pathname: '/x/data-grid',
      title: 'Data Grid',
      plan: 'pro',
      newFeature: true,
    });
  });
});

describe('groups', () => {
  const children = [page('/system/spacing')];

  it('has a title, children and flags', () => {
    expect(group('/system/utilities', 'Style utilities', children, { unstable: true })).toEqual({
      pathname: '/system/utilities',
      title: 'Style utilities',
      children,
      unstable: true,
    });
  });

  it('is marked when the build adds API pages to it', () => {
    expect(apiGroup('/system/api', 'API')).toEqual({
      pathname: '/system/api',
      title: 'API',
      children: [],
      api: true,
    });
  });

  it('is marked as a heading when it is a subheader', () => {
    expect(subheader('/system/utilities', 'Style utilities', children)).toEqual({
      pathname: '/system/utilities',
      title: 'Style utilities',
      subheader: 'Style utilities',
      children,
    });
  });
});

describe('externalLink', () => {
  it('uses the URL as its pathname', () => {
    const linkProps = { target: '_blank' };
    expect(externalLink('https://mui.com/blog/', 'Blog', { linkProps })).toEqual({
      pathname: 'https://mui.com/blog/',
      title: 'Blog',
      linkProps,
    });
  });
});

describe('isExternal', () => {
  it.each([
    ['https://mui.com/store/', true],
    ['http://localhost:3000/', true],
    ['/material-ui/react-button', false],
    ['/go?to=https://mui.com/', false],
    ['pathname:///material-ui/llms.txt', false],
  ])('for %s is %s', (pathname, external) => {
    expect(isExternal({ pathname })).toBe(external);
  });
});
