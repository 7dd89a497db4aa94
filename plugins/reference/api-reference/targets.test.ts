import { productById } from '../../../src/foundation/products';
import { targetsOf } from './targets';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

it('describes the packages of each product, without icons', () => {
  const [target] = targetsOf([productById('material-ui')]);
  expect(target?.packages.map(({ name }) => name)).toEqual(['@mui/material', '@mui/lab']);
  expect(targetsOf([productById('core')])).toEqual([]);
});

it('rejects a product whose API pages would be missing', () => {
  const { repository, ...others } = productById('joy-ui');
  expect(repository).toBeDefined();
  expect(() => targetsOf([others])).toThrow('joy-ui has packages, but no repository');
});
