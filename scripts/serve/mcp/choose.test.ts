import { chooseProduct } from './choose-product';
import { chooseVersion } from './choose-version';

const RELEASES = [
  { version: '7.3.2', current: true },
  { version: '6.5.0', current: false },
  { version: '5.0.0-beta.49', current: false },
];

const chosen = (asked?: string) => chooseVersion(RELEASES, asked, 'material-ui').version;

it.each(['7.3.2', 'v7.3.2', '7', 'v7', '7.3', ' V7 ', 'latest', 'Latest', 'current', undefined])(
  'takes %s for the current version',
  (asked) => {
    expect(chosen(asked)).toBe('7.3.2');
  },
);

it.each([
  ['6', '6.5.0'],
  ['v6.5', '6.5.0'],
  ['v6.5.0', '6.5.0'],
  ['5', '5.0.0-beta.49'],
  ['v5.0.0-beta.49', '5.0.0-beta.49'],
])('takes %s for %s', (asked, version) => {
  expect(chosen(asked)).toBe(version);
});

it.each(['4', '6.4', '7.3.21', '', 'v', '.', '..', 'next', '6.', '6.5.0.0'])(
  'refuses "%s"',
  (asked) => {
    expect(() => chosen(asked)).toThrow(
      `material-ui has no version "${asked}". Its versions: 7.3.2, 6.5.0, 5.0.0-beta.49.`,
    );
  },
);

const PRODUCTS = [
  { product: 'material-ui', productName: 'Material UI' },
  { product: 'x', productName: 'MUI X' },
];

it.each([
  ['material-ui', 'material-ui'],
  ['Material UI', 'material-ui'],
  ['MaterialUI', 'material-ui'],
  ['mui-x', 'x'],
  ['X', 'x'],
])('takes %s for the product %s', (asked, product) => {
  expect(chooseProduct(PRODUCTS, asked)).toBe(product);
});

it.each(['', 'material', 'constructor', '../..'])('refuses the product "%s"', (asked) => {
  expect(() => chooseProduct(PRODUCTS, asked)).toThrow(
    `There is no product "${asked}". Products: material-ui, x.`,
  );
});

it('lists a version once that is there twice', () => {
  const releases = [RELEASES[0]!, RELEASES[0]!];
  expect(() => chooseVersion(releases, '8', 'The check')).toThrow('Its versions: 7.3.2.');
});
