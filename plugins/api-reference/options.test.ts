import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { PRODUCTS } from '../../src/products';
import { validateOptions } from './options';
import type { PluginOptions } from './options';
import { targetsOf } from './targets';

function check(options: Partial<PluginOptions>) {
  return validateOptions({ validate: normalizePluginOptions, options });
}

describe('validateOptions', () => {
  const targets = targetsOf(PRODUCTS);

  it('accepts the targets of the catalogue', () => {
    expect(check({ targets })).toMatchObject({ targets, outDir: 'api-data' });
    expect(check({ targets, outDir: 'data' }).outDir).toBe('data');
  });

  it.each([
    [{}, '"targets" is required'],
    [{ targets: [] }, '"targets" must contain at least 1 items'],
    [{ targets: [{ ...targets[0], packages: [] }] }, '"targets[0].packages" must contain'],
    [{ targets: [{ ...targets[0], basePath: 'x' }] }, '"targets[0].basePath" with value "x"'],
  ])('refuses %j', (options, message) => {
    expect(() => check(options)).toThrow(message);
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
