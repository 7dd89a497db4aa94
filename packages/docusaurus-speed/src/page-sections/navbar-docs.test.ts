import { docKey, navbarDocs } from './navbar-docs';

it('names the documents of items and dropdowns, by their docs instance', () => {
  const items = [
    { type: 'doc', docId: 'intro' },
    { type: 'dropdown', items: [{ type: 'doc', docId: 'api', docsPluginId: 'library' }] },
    { type: 'docsVersionDropdown' },
    { to: '/blog' },
  ];
  expect(navbarDocs({ navbar: { items } })).toEqual([
    docKey('default', 'intro'),
    docKey('library', 'api'),
  ]);
});

it('names none without a navbar', () => {
  expect(navbarDocs({})).toEqual([]);
});
