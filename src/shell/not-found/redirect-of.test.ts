import { redirectOf } from './redirect-of';

const REDIRECTS = [{ from: '/components/cards/', to: '/material-ui/react-card/' }];

describe('redirectOf', () => {
  it.each(['/components/cards/', '/components/cards', '/components/cards/index.html'])(
    'follows %s',
    (pathname) => {
      expect(redirectOf(pathname, REDIRECTS)).toBe('/material-ui/react-card/');
    },
  );

  it.each(['/components/', '/components/cards/more/', '/', ''])(
    'knows nothing of %j',
    (pathname) => {
      expect(redirectOf(pathname, REDIRECTS)).toBeNull();
    },
  );
});
