import { GOOGLE_ENV, googleTags } from './support/google-tag';
import { htmlFaults } from './support/html-validate';
import { htmlOf, loadHead } from './support/page-html';

const { NODE_ENV } = process.env;
const html = htmlOf('/material-ui/react-button/');

afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

it('names no sink and no Google tag in a build without the environment variables', () => {
  const $ = loadHead(html);
  expect($('meta[name="docs:analytics"]').toArray()).toEqual([]);
  expect($('script[data-src]').toArray()).toEqual([]);
});

it('has valid HTML with the Google tag', async () => {
  Object.assign(process.env, GOOGLE_ENV);
  const tags = googleTags();
  expect(tags).toContain('gtag/js?id=G-TEST');
  expect(await htmlFaults(html.replace('</head>', `${tags}</head>`))).toEqual([]);
});
