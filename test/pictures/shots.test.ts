import { temporaryFolder } from '../../test/unit/temporary-folder';
import { shotsOf } from './shots';

const dir = temporaryFolder({
  'index.html': '',
  'joy-ui/react-button/index.html': '',
  'demos/docs-joy/components/button/BasicButtons.json': '',
  'demos/docs-joy/components/button/prices.json': '',
  'demos/docs-infra/experiments/demos/Wide.json': '',
  'demos/docs-gone/button/Basic.json': '',
});

const shots = shotsOf(dir);
const lines = [...shots.keys()];

it('lists each demo of the catalogue in both modes', () => {
  expect(lines.filter((line) => line.startsWith('demo '))).toEqual([
    'demo /demo/experiments/docs/?demo=demos/Wide in chromium, 768 px, light',
    'demo /demo/experiments/docs/?demo=demos/Wide in chromium, 768 px, dark',
    'demo /demo/joy-ui/?demo=button/BasicButtons in chromium, 768 px, light',
    'demo /demo/joy-ui/?demo=button/BasicButtons in chromium, 768 px, dark',
  ]);
});

it('lists the page kinds of the site in each engine, width and mode', () => {
  const home = lines.filter((line) => line.startsWith('page / '));
  expect(home).toHaveLength(3 * 2 * 2);
  expect(home).toContain('page / in firefox, 360 px, dark');
  expect(lines.filter((line) => line.startsWith('page '))).toHaveLength(2 * home.length);
});

it('adds the mode to the address', () => {
  const address = (line: string) => shots.get(line)?.address;
  expect(address('page / in firefox, 1440 px, light')).toBe('/');
  expect(address('page / in firefox, 1440 px, dark')).toBe('/?mode=dark');
  expect(address('demo /demo/joy-ui/?demo=button/BasicButtons in chromium, 768 px, dark')).toBe(
    '/demo/joy-ui/?demo=button/BasicButtons&mode=dark',
  );
});
