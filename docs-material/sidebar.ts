import { apiGroup, group, page, sidebar, subheader } from '../src/navigation';

export default sidebar([
  group('/material-ui/getting-started-group', 'Getting started', [
    page('/material-ui/getting-started'),
    page('/material-ui/getting-started/installation'),
    page('/material-ui/getting-started/usage'),
  ]),
  group('/material-ui/react-', 'Components', [
    subheader('/material-ui/components/inputs', 'Inputs', [
      page('/material-ui/react-autocomplete'),
      page('/material-ui/react-button'),
      page('/material-ui/react-select'),
      page('/material-ui/react-slider'),
      page('/material-ui/react-text-field'),
    ]),
    subheader('/material-ui/components/data-display', 'Data display', [
      page('/material-ui/react-list'),
      page('/material-ui/react-table'),
      page('/material-ui/react-tooltip'),
    ]),
    subheader('/material-ui/components/feedback', 'Feedback', [
      page('/material-ui/react-alert'),
      page('/material-ui/react-dialog'),
    ]),
    subheader('/material-ui/components/surfaces', 'Surfaces', [page('/material-ui/react-card')]),
    subheader('/material-ui/components/navigation', 'Navigation', [
      page('/material-ui/react-tabs'),
    ]),
    subheader('/material-ui/components/layout', 'Layout', [
      page('/material-ui/react-grid'),
      page('/material-ui/react-stack'),
    ]),
    subheader('/material-ui/components/utils', 'Utils', [
      page('/material-ui/react-modal'),
      page('/material-ui/react-popover'),
      page('/material-ui/react-popper'),
    ]),
  ]),
  apiGroup('/material-ui/api', 'Component API'),
]);
