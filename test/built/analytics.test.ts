import { htmlOf, loadHead } from './support/page-html';

const html = htmlOf('/material-ui/react-button/');

it('names no sink and no script of Google in a build without the environment variables', () => {
  const $ = loadHead(html);
  expect($('meta[name="docs:analytics"]').toArray()).toEqual([]);
  expect(html).not.toContain('googletagmanager');
});
