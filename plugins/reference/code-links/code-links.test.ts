import { component } from '../api-reference/fixtures/component';
import { indexOf, linksOf, linksOfPart } from './code-links';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const place = {
  component: component({
    name: 'Chip',
    imports: ["import Chip from '@mui/material/Chip';", "import { Chip } from '@mui/material';"],
  }),
  pathname: '/material-ui/api/chip/',
  props: [{ id: 'chip-prop-label', name: 'label', text: '' }],
};

const index = indexOf([place]);

it.each(["import Chip from '@mui/material/Chip';", "import { Chip as C } from '@mui/material';"])(
  'leads from %s to the page, and from props to their rows',
  (statement) => {
    const name = /C\b/.test(statement) ? 'C' : 'Chip';
    const links = linksOf(`${statement}\n<${name} label="a" mood="b" />;`, 'jsx', () => index);
    expect(links.map(({ href, api }) => [href, api])).toEqual([
      ['/material-ui/api/chip/', 'Chip'],
      ['/material-ui/api/chip/', 'Chip'],
      ['/material-ui/api/chip/#chip-prop-label', 'Chip.label'],
    ]);
  },
);

it("doesn't link names that aren't in the API reference", () => {
  const code = "import Chip from './Chip';\n<Chip label='a' />;";
  expect(linksOf(code, 'tsx', () => index)).toEqual([]);
});

it('links code of a part using the imports of its module', () => {
  const links = linksOfPart('<Chip label="a" />', place.component.imports[0], () => index);
  expect(links).toEqual([
    { start: 1, end: 5, href: '/material-ui/api/chip/', api: 'Chip' },
    { start: 6, end: 11, href: '/material-ui/api/chip/#chip-prop-label', api: 'Chip.label' },
  ]);
});

it('reads the reference only for code with imports', () => {
  const getIndex = jest.fn();
  expect(linksOf('const a = 1;', 'ts', getIndex)).toEqual([]);
  expect(getIndex).not.toHaveBeenCalled();
});
