import { firstStyles } from './late-styles';

const first = firstStyles('/home/me/my.site');

it.each([
  '/home/me/my.site/src/branding/site.css',
  '/home/me/my.site/src/search/SearchButton.module.css',
  '/home/me/my.site/src/navigation/drawer/MenuButton.module.css',
  '/home/me/my.site/node_modules/infima/src/search/dialog/a.css',
  '/home/me/my-site/src/search/dialog/SearchDialog.module.css',
])('every page loads %s first', (file) => {
  expect(first.test(file)).toBe(true);
});

it.each([
  '/home/me/my.site/src/search/dialog/SearchDialog.module.css',
  '/home/me/my.site/src/navigation/drawer/Drawer.module.css',
  '/home/me/my.site/src/feedback/FeedbackForm.module.css',
])('%s stays with its code', (file) => {
  expect(first.test(file)).toBe(false);
  expect(
    firstStyles('C:\\site').test(
      file.replace('/home/me/my.site', 'C:\\site').replaceAll('/', '\\'),
    ),
  ).toBe(false);
});
