import { apiGroup, group, page, sidebar } from '../src/shell/navigation';

export default sidebar([
  group('/system/getting-started-group', [
    page('/system/getting-started'),
    page('/system/getting-started/installation'),
    page('/system/getting-started/usage'),
    page('/system/getting-started/the-sx-prop'),
    page('/system/getting-started/custom-components'),
    page('/system/getting-started/accessibility-conformance'),
    page('/system/getting-started/support'),
  ]),
  group('/system/style-utilities', [
    page('/system/properties'),
    page('/system/borders'),
    page('/system/display'),
    page('/system/flexbox'),
    page('/system/grid'),
    page('/system/palette'),
    page('/system/positions'),
    page('/system/shadows'),
    page('/system/sizing'),
    page('/system/spacing'),
    page('/system/screen-readers'),
    page('/system/typography'),
    page('/system/styled'),
  ]),
  group('/system/react-', [
    page('/system/react-box'),
    page('/system/react-container'),
    page('/system/react-grid'),
    page('/system/react-stack'),
  ]),
  group('/system/migration', [page('/system/migration/migrating-to-v6')]),
  apiGroup('/system/api'),
  group('/system/experimental-api', [
    page('/system/experimental-api/configure-the-sx-prop'),
    page('/system/experimental-api/css-theme-variables'),
  ]),
  group('/system/styles', [
    page('/system/styles/basics', { title: 'Basics', legacy: true }),
    page('/system/styles/advanced', { title: 'Advanced', legacy: true }),
    page('/system/styles/api', { title: 'API', legacy: true }),
  ]),
]);
