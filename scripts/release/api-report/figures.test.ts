import { component, prop } from '../../../plugins/reference/api-reference/fixtures/component';
import { figuresOf } from './figures';

const lab = { name: '@mui/lab', version: '7.0.0-beta.17' };
const root = { key: 'root', className: 'MuiChip-root', description: '', isGlobal: false };

it('counts by product, version and package', () => {
  const counted = figuresOf([
    component({ name: 'Chip', props: [prop('edge'), prop('size')], classes: [root] }),
    component({ name: 'TabList', package: lab, props: [prop('value')] }),
    component({ name: 'Card', inheritedProps: [{ ...prop('square'), from: 'Paper' }] }),
    component({ name: 'Chip', version: '6.5.0' }),
    component({ name: 'Column', version: '6.5.0', kind: 'interface' }),
  ]);
  expect(
    counted.map(({ version, package: from, ...figures }) => [
      version,
      from,
      ...Object.values(figures),
    ]),
  ).toEqual([
    ['7.3.2', '@mui/material 7.3.2', 'material-ui', 2, 0, 2, 1, 0, 1],
    ['7.3.2', '@mui/lab 7.0.0-beta.17', 'material-ui', 1, 0, 1, 0, 0, 0],
    ['6.5.0', '@mui/material 7.3.2', 'material-ui', 1, 1, 0, 0, 0, 0],
  ]);
});
