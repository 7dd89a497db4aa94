import { apiGroup, group, page, sidebar, subheader } from '../src/navigation';

export default sidebar([
  group('/material-ui/getting-started-group', 'Getting started', [
    page('/material-ui/getting-started'),
    page('/material-ui/getting-started/installation'),
    page('/material-ui/getting-started/usage'),
  ]),
  group('/material-ui/react-', 'Components', [
    page('/material-ui/all-components'),
    subheader('/material-ui/components/inputs', 'Inputs', [
      page('/material-ui/react-autocomplete'),
      page('/material-ui/react-button'),
      page('/material-ui/react-select'),
      page('/material-ui/react-slider'),
      page('/material-ui/react-text-field'),
    ]),
    subheader('/material-ui/components/data-display', 'Data display', [
      page('/material-ui/react-avatar'),
      page('/material-ui/react-badge'),
      page('/material-ui/react-chip'),
      page('/material-ui/react-divider'),
      page('/material-ui/icons'),
      page('/material-ui/react-list'),
      page('/material-ui/react-table'),
      page('/material-ui/react-tooltip'),
      page('/material-ui/react-typography'),
    ]),
    subheader('/material-ui/components/feedback', 'Feedback', [
      page('/material-ui/react-alert'),
      page('/material-ui/react-dialog'),
    ]),
    subheader('/material-ui/components/surfaces', 'Surfaces', [page('/material-ui/react-card')]),
    subheader('/material-ui/components/navigation', 'Navigation', [
      page('/material-ui/react-bottom-navigation'),
      page('/material-ui/react-breadcrumbs'),
      page('/material-ui/react-drawer'),
      page('/material-ui/react-link'),
      page('/material-ui/react-menu'),
      page('/material-ui/react-pagination'),
      page('/material-ui/react-speed-dial'),
      page('/material-ui/react-stepper'),
      page('/material-ui/react-tabs'),
    ]),
    subheader('/material-ui/components/layout', 'Layout', [
      page('/material-ui/react-box'),
      page('/material-ui/react-container'),
      page('/material-ui/react-grid'),
    ]),
    subheader('/material-ui/components/utils', 'Utils', [
      page('/material-ui/react-click-away-listener'),
      page('/material-ui/react-css-baseline'),
      page('/material-ui/react-init-color-scheme-script'),
      page('/material-ui/react-no-ssr'),
      page('/material-ui/react-portal'),
      page('/material-ui/react-textarea-autosize'),
      page('/material-ui/transitions'),
      page('/material-ui/react-use-media-query'),
    ]),
    subheader('/material-ui/lab', 'Lab', [
      page('/material-ui/about-the-lab'),
      page('/material-ui/react-masonry'),
      page('/material-ui/react-timeline'),
    ]),
  ]),
  apiGroup('/material-ui/api', 'Component API'),
]);
