import type { ClassApi } from '../../../src/api/types';
import { prop } from '../../reference/api-reference/fixtures/component';
import { pageOf } from '../../reference/api-pages/fixtures/api-page';
import { apiRecords } from './api-records';

const root: ClassApi = {
  ...{ key: 'root', className: 'MuiIconButton-root', description: 'The `root`.', isGlobal: false },
};

it('has a record for the component and for each row of its page', () => {
  const records = apiRecords(
    pageOf({
      props: [
        prop('edge', { description: 'Aligns with [the edge](/a/).', deprecated: 'Use `b`.' }),
      ],
      inheritedProps: [{ ...prop('focusRipple', { description: 'Ripples.' }), from: 'ButtonBase' }],
      classes: [root],
    }),
  );
  expect(records).toEqual([
    {
      ...{ kind: 'component', title: 'IconButton', path: [], url: '/material-ui/api/icon-button/' },
      text: 'A button that consists of an icon.',
    },
    {
      ...{ kind: 'prop', title: 'edge', path: ['IconButton'] },
      url: '/material-ui/api/icon-button/#icon-button-prop-edge',
      text: 'Use b. Aligns with the edge.',
      deprecated: true,
    },
    {
      ...{ kind: 'prop', title: 'focusRipple', path: ['IconButton'], inherited: true, text: '' },
      url: '/material-ui/api/icon-button/#icon-button-prop-focusRipple',
    },
    {
      ...{ kind: 'class', title: 'MuiIconButton-root', path: ['IconButton'], text: 'The root.' },
      url: '/material-ui/api/icon-button/#icon-button-classes-MuiIconButton-root',
    },
  ]);
});

it('describes a component without a lead by what its page contains', () => {
  const [record] = apiRecords(pageOf({ name: 'Unknown' }));
  expect(record?.text).toBe('Props, slots and CSS classes of Unknown in Material UI.');
});
