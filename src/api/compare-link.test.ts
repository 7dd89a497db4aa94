import { compareLink } from './compare-link';

describe('compareLink', () => {
  it('links to the product’s comparison page with the state in the query', () => {
    expect(compareLink('material-ui', 'Button', '6.5.0', '7.3.2')).toBe(
      '/material-ui/api/compare/?component=Button&from=6.5.0&to=7.3.2',
    );
  });
});
