import { apiGroup, page, sidebar } from '../../src/navigation';

export default sidebar([
  page('/x/introduction', { title: 'Introduction' }),
  apiGroup('/x/api', 'API reference'),
]);
