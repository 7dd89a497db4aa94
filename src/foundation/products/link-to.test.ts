import { linkTo } from './link-to';

jest.mock('../../../lines/place', () => ({ segment: 'v9' }));

it.each([
  ['/material-ui/react-button/', { to: '/material-ui/react-button/' }],
  ['/size-snapshot/', { to: '/size-snapshot/' }],
  ['/core/', { to: '/core/' }],
  ['https://example.com/joy-ui/', { to: 'https://example.com/joy-ui/' }],
  // The default line is above this one.
  ['/joy-ui/react-button/', { to: 'pathname:///../joy-ui/react-button/', target: '_self' }],
  ['/docs-infra/licenses/', { to: 'pathname:///../docs-infra/licenses/', target: '_self' }],
])('links from a line below the default one to %s', (path, expected) => {
  expect(linkTo(path)).toEqual(expected);
});
