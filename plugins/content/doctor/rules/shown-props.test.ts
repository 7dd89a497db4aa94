import { loadApi } from '../../../reference/api-reference';
import { findingsIn } from '../testing';
import { shownProps, shownVariants } from './shown-props';

jest.mock('../../../reference/api-reference', () => ({ loadApi: jest.fn() }));

const prop = (name: string, values?: string[]) => ({ name, type: { values } });

beforeEach(() => {
  jest
    .mocked(loadApi)
    .mockReturnValue([
      { name: 'Mill', props: [prop('speed'), prop('variant', ['wind', 'water']), prop('sx')] },
    ] as never);
});

const page = (text: string) =>
  `---\ntitle: Mill\nslug: /mill\ncomponents: [Mill]\ndescription: About it.\n---\n${text}`;

it('reports props and variants that no demo shows', async () => {
  const text = page('`variant` is `wind`.');
  expect(await findingsIn(shownProps, text)).toEqual([
    '1: No demo or text shows these props of Mill: speed. Show those that readers look for.',
  ]);
  expect(await findingsIn(shownVariants, text)).toEqual([
    '1: No demo shows variant "water" of Mill. Show each value once.',
  ]);
});

it('reads demos, and skips pages without components', async () => {
  const files = {
    'docs-lab/demos/One.tsx':
      'export default () => <Mill speed={1} variant={["wind", "water"]} />;',
  };
  const text = page('<Demo name="One" />');
  expect(await findingsIn(shownProps, text, files)).toEqual([]);
  expect(await findingsIn(shownVariants, text, files)).toEqual([]);
  expect(await findingsIn(shownProps, 'Text.')).toEqual([]);
});
