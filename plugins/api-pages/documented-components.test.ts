import { component } from '../api-reference/fixtures/component';
import { documentedComponents } from './documented-components';

const base = component({ name: 'ButtonBase', slug: 'button-base' });
const inheritance = { name: 'ButtonBase', pathname: '/material-ui/api/button-base/', href: null };
const button = component({ name: 'Button', slug: 'button', inheritance });
const chip = component({ name: 'Chip', slug: 'chip' });

it('takes what the pages are about and what it inherits from, in order', () => {
  const pages = [{ components: ['Button', 'Unknown'] }, { components: [] }];
  expect(documentedComponents([base, button, chip], pages)).toEqual([base, button]);
});
