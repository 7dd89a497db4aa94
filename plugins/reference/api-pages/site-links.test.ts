import { component, prop } from '../api-reference/fixtures/component';
import { siteLinks } from './site-links';

const icon = component({
  props: [prop('edge')],
  classes: [
    {
      key: 'sizeSmall',
      className: 'MuiIconButton-sizeSmall',
      description: '',
      isGlobal: false,
    },
  ],
});
const resolve = siteLinks([icon], new Set(['/material-ui/react-button/']));

describe('siteLinks', () => {
  it.each([
    ['https://mui.com/material-ui/api/icon-button/', '/material-ui/api/icon-button/'],
    ['/material-ui/api/icon-button', '/material-ui/api/icon-button/'],
    ['/material-ui/api/icon-button/#props', '/material-ui/api/icon-button/#props'],
    [
      '/material-ui/api/icon-button/#icon-button-classes-sizeSmall',
      '/material-ui/api/icon-button/#icon-button-classes-MuiIconButton-sizeSmall',
    ],
    [
      '/material-ui/api/icon-button/#IconButton-classes-MuiIconButton-sizeSmall',
      '/material-ui/api/icon-button/#icon-button-classes-MuiIconButton-sizeSmall',
    ],
    ['/material-ui/api/icon-button/#icon-button-classes-gone', '/material-ui/api/icon-button/'],
    ['https://mui.com/material-ui/react-button/#sizes', '/material-ui/react-button/'],
  ])('leads %s to a page that is here', (href, expected) => {
    expect(resolve(href)).toBe(expected);
  });

  it.each([
    ['/material-ui/migration/x/#y', 'https://mui.com/material-ui/migration/x/#y'],
    ['https://mui.com/material-ui/api/gone/', 'https://mui.com/material-ui/api/gone/'],
    ['https://popper.js.org/docs/', 'https://popper.js.org/docs/'],
  ])('leads %s to where it is', (href, expected) => {
    expect(resolve(href)).toBe(expected);
  });
});
