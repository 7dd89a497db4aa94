import { recordOf } from '../../../src/shell/search/testing';
import { withoutBoilerplate } from './boilerplate';

it('removes only texts that many records share', () => {
  const shared = Array.from({ length: 20 }, (_, place) =>
    recordOf('prop', 'children', `/api/${place}/`, { text: 'The content of the component.' }),
  );
  const own = recordOf('prop', 'size', '/api/own/', { text: 'The size of the sack.' });
  expect(withoutBoilerplate([...shared, own]).map(({ text }) => text)).toEqual([
    ...Array<string>(20).fill(''),
    'The size of the sack.',
  ]);
});
