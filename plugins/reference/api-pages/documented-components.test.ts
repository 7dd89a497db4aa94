import { component } from '../api-reference/fixtures/component';
import { documentedComponents } from './documented-components';

const base = component({ name: 'ButtonBase', slug: 'button-base' });
const inheritance = { name: 'ButtonBase', pathname: '/material-ui/api/button-base/', href: null };
const button = component({ name: 'Button', slug: 'button', inheritance });
const chip = component({ name: 'Chip', slug: 'chip' });

it('returns the components of the pages and those they inherit from, in order', () => {
  const pages = [{ components: ['Button', 'Unknown'] }, { components: [] }];
  expect(documentedComponents([base, button, chip], pages)).toEqual([base, button]);
});
