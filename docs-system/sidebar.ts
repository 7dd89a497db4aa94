import { apiGroup, group, page, sidebar } from '../src/navigation';

export default sidebar([
  group('/system/getting-started-group', 'Getting started', [
    page('/system/getting-started'),
    page('/system/getting-started/the-sx-prop'),
  ]),
  group('/system/style-utilities', 'Style utilities', [
    page('/system/flexbox'),
    page('/system/spacing'),
  ]),
  apiGroup('/system/api', 'Component API'),
]);
