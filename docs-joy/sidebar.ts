import { apiGroup, group, page, sidebar, subheader } from '../src/shell/navigation';

export default sidebar([
  group('/joy-ui/getting-started-group', [
    page('/joy-ui/getting-started', { beta: true }),
    page('/joy-ui/getting-started/installation'),
    page('/joy-ui/getting-started/usage'),
    page('/joy-ui/getting-started/tutorial'),
    page('/joy-ui/getting-started/templates'),
    page('/joy-ui/getting-started/roadmap'),
    page('/joy-ui/getting-started/support'),
    subheader('/joy-ui/main-features', [
      page('/joy-ui/main-features/global-variants'),
      page('/joy-ui/main-features/color-inversion'),
      page('/joy-ui/main-features/automatic-adjustment'),
      page('/joy-ui/main-features/dark-mode-optimization'),
    ]),
  ]),
  group('/joy-ui/components', [
    subheader('/joy-ui/components/inputs', [
      page('/joy-ui/react-button'),
      page('/joy-ui/react-input'),
      page('/joy-ui/react-select'),
    ]),
    subheader('/joy-ui/components/surfaces', [page('/joy-ui/react-card')]),
    subheader('/joy-ui/components/navigation', [
      page('/joy-ui/react-breadcrumbs'),
      page('/joy-ui/react-drawer'),
      page('/joy-ui/react-link'),
      page('/joy-ui/react-menu'),
      page('/joy-ui/react-stepper'),
      page('/joy-ui/react-tabs'),
    ]),
    subheader('/joy-ui/components/layout', [
      page('/joy-ui/react-box'),
      page('/joy-ui/react-grid'),
      page('/joy-ui/react-stack'),
    ]),
  ]),
  apiGroup('/joy-ui/api'),
  group('/joy-ui/customization', [
    page('/joy-ui/customization/approaches'),
    subheader('/joy-ui/customization/theme', [
      page('/joy-ui/customization/theme-colors', { title: 'Colors' }),
      page('/joy-ui/customization/theme-shadow', { title: 'Shadow' }),
      page('/joy-ui/customization/theme-typography', { title: 'Typography' }),
      page('/joy-ui/customization/themed-components', { title: 'Components' }),
    ]),
    subheader('/joy-ui/customization/guides', [
      page('/joy-ui/customization/dark-mode'),
      page('/joy-ui/customization/using-css-variables'),
      page('/joy-ui/customization/creating-themed-components'),
      page('/joy-ui/customization/overriding-component-structure'),
      page('/joy-ui/customization/right-to-left'),
    ]),
    subheader('/joy-ui/customization/tool', [
      page('/joy-ui/customization/default-theme-viewer'),
      page('/joy-ui/customization/theme-builder'),
    ]),
  ]),
  group('/joy-ui/integrations', [
    page('/joy-ui/integrations/next-js-app-router'),
    page('/joy-ui/integrations/material-ui'),
    page('/joy-ui/integrations/icon-libraries'),
  ]),
  group('/joy-ui/migration', [page('/joy-ui/migration/migrating-default-theme')]),
]);
