import { dependencies } from '@site/lines/root-packages';
import { demoIssueUrl } from './demo-issue';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const MATERIAL = dependencies['@mui/material'];

const body = (path: string) => {
  const page = new URL(path, 'https://docs.example.com');
  return new URL(demoIssueUrl('BasicButtons', page)).searchParams.get('body');
};

it.each([
  ['/material-ui/react-button/', `Version: Material UI ${MATERIAL}\n`],
  ['/material-ui/v6/react-button/?a=b#x', 'Version: Material UI 6.5.0\n'],
  ['/joy-ui/react-button/', 'Version: Joy UI 5.0.0-beta.49\n'],
])('contains demo, page and version for %s', (path, version) => {
  const text = body(path);
  expect(text).toContain('Demo: BasicButtons\n');
  expect(text).toContain(`Page: https://docs.example.com${path.replace('#x', '')}#BasicButtons\n`);
  expect(text).toContain(version);
});

it('contains the error of a crashed demo', () => {
  const page = new URL('https://docs.example.com/joy-ui/react-button/');
  const url = new URL(demoIssueUrl('BasicButtons', page, 'Two is too many'));
  expect(url.searchParams.get('body')).toContain('\nError: Two is too many\n');
});

it('contains no version outside the products', () => {
  expect(body('/nowhere/')).not.toContain('Version');
});
