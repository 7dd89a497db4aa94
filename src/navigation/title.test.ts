import { titleOf, titleOfPathname } from './title';

describe('titleOfPathname', () => {
  it.each([
    ['/material-ui/getting-started/installation', 'Installation'],
    ['/material-ui/getting-started/example-projects', 'Example projects'],
    ['/material-ui/react-button', 'Button'],
    ['/material-ui/react-floating-action-button', 'Floating action button'],
    ['/material-ui/react-button/', 'Button'],
    ['/system/react-box', 'Box'],
    ['/material-ui/react-', ''],
    ['/material-ui/guides/react-router', 'Router'],
    ['/material-ui/guides/server-side-react-rendering', 'Server side react rendering'],
    ['/material-ui/llms.txt', 'Llms.txt'],
    ['/x', 'X'],
    ['/', ''],
  ])('titles %s "%s"', (pathname, title) => {
    expect(titleOfPathname(pathname)).toBe(title);
  });
});

describe('titleOf', () => {
  it('prefers the title of the entry', () => {
    expect(titleOf({ pathname: '/material-ui/getting-started/faq', title: 'FAQs' })).toBe('FAQs');
  });

  it('takes the title from the pathname otherwise', () => {
    expect(titleOf({ pathname: '/material-ui/getting-started/faq' })).toBe('Faq');
  });
});
