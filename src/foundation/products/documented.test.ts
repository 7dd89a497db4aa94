import { PRODUCTS } from './catalogue';
import { documentedProducts } from './documented';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const ids = (only?: string) => documentedProducts(only).map(({ id }) => id);

describe('documentedProducts', () => {
  it('omits the product without pages', () => {
    expect(ids()).toEqual(expect.arrayContaining(['material-ui', 'joy-ui', 'system', 'x']));
    expect(ids()).not.toContain('core');
  });

  it('filters products by a part of their id', () => {
    expect(ids('joy')).toEqual(['joy-ui']);
    expect(ids('-ui')).toEqual(PRODUCTS.map(({ id }) => id).filter((id) => id.endsWith('-ui')));
  });

  it('accepts several parts', () => {
    expect(ids('system,joy')).toEqual(['joy-ui', 'system']);
    expect(ids('joy, system')).toEqual(['joy-ui', 'system']);
  });

  it.each([
    ['base', 'base'],
    ['Joy', 'Joy'],
    ['joy,sytem', 'sytem'],
    ['joy,', ''],
  ])('lists the valid ids for %s', (only, wrong) => {
    expect(() => documentedProducts(only)).toThrow(
      `DOCS_ONLY="${only}": "${wrong}" matches no product with pages. Use comma-separated parts of these ids: ${ids().join(', ')}.`,
    );
  });
});
