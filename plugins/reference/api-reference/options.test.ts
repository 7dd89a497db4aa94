import { PRODUCTS } from '../../../src/foundation/products';
import { optionsValidator } from '../../shared/plugin-options';
import { optionSchema } from './options';
import { targetsOf } from './targets';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const validate = optionsValidator('api-reference', optionSchema);

describe('the options', () => {
  const targets = targetsOf(PRODUCTS);

  it('accepts the targets of the catalogue', () => {
    expect(validate({ options: { targets } })).toMatchObject({ targets, outDir: 'api-data' });
    expect(validate({ options: { targets, outDir: 'data' } }).outDir).toBe('data');
  });

  it.each([
    [{}, 'The plugin "api-reference" has no "targets". Add a list.'],
    [{ targets: [] }, '"targets" is []. Expected a list of at least 1.'],
    [
      { targets: [{ ...targets[0], packages: [] }] },
      '"targets[0].packages" is []. Expected a list of at least 1.',
    ],
    [
      { targets: [{ ...targets[0], basePath: 'x' }] },
      '"targets[0].basePath" is "x". Expected a path that starts with a slash.',
    ],
    [
      { targets, outdir: 'x' },
      'The plugin "api-reference" has the unknown option "outdir". Did you mean "outDir"?',
    ],
  ])('refuses %j', (options, message) => {
    expect(() => validate({ options })).toThrow(`docusaurus.config.ts: ${message}`);
  });
});

describe('targetsOf', () => {
  it('skips products and packages without components', () => {
    const shown = targetsOf(PRODUCTS).map(({ product, packages }) => [
      product,
      ...packages.map(({ name }) => name),
    ]);
    expect(shown).toEqual([
      ['material-ui', '@mui/material', '@mui/lab'],
      ['joy-ui', '@mui/joy'],
      ['system', '@mui/system'],
      ['x', '@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-charts', '@mui/x-tree-view'],
    ]);
  });
});
