import { component } from '../api-reference/fixtures/component';
import { hintsOf } from './hints';

it('contains the hint texts of the component and its props, without links', () => {
  const hints = hintsOf({
    component: component({ description: 'See [Chip](/a/) and `b`.', deprecated: 'No.' }),
    pathname: '/a/',
    props: [
      {
        id: 'a-prop-edge',
        name: 'edge',
        type: 'boolean',
        fullType: 'boolean | undefined',
        required: true,
        default: 'false',
        deprecated: '',
        text: 'A <a href="/b/">link</a>.',
      },
      { id: 'a-prop-sx', name: 'sx', text: '' },
    ],
  });
  expect(hints).toEqual({
    '': { deprecated: true, html: 'See Chip and <code>b</code>.' },
    edge: {
      type: 'boolean',
      required: true,
      default: 'false',
      deprecated: true,
      html: 'A link.',
    },
    sx: { html: '' },
  });
});
