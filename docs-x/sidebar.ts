import { apiGroup, group, page, sidebar } from '../src/navigation';

export default sidebar([
  page('/x/introduction', { title: 'Introduction' }),
  group('/x/react-data-grid-group', 'Data grid', [
    page('/x/react-data-grid', { title: 'Overview' }),
    page('/x/react-data-grid/getting-started'),
  ]),
  page('/x/react-date-pickers'),
  page('/x/react-charts'),
  page('/x/react-tree-view'),
  apiGroup('/x/api', 'API reference'),
]);
