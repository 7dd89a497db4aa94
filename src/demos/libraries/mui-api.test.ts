import { readComment } from './mui-api';

it('separates the description from the lists below it, without references to upstream pages', () => {
  const text = `Holds things. Look at the source of Holder by clicking on the
"Edit this page" button above.

Features:
- [Holding](https://example.com/react-box/features/)

Demos:

- [Box](https://example.com/react-box/)

API:

- [Holder API](https://example.com/api/holder/)
- inherits [Paper API](https://example.com/api/paper/)`;
  expect(readComment(text)).toEqual({
    description: 'Holds things. Look at the source of Holder.',
    inherits: { name: 'Paper', href: 'https://example.com/api/paper/' },
  });
});
