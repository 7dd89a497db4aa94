import { apiEntries } from './plugins/api-pages';
import { externalLink, generatedGroup, group, page, subheader } from './src/navigation';
import type { NavigationTree } from './src/navigation';

const material: NavigationTree = [
  group('/material-ui/getting-started-group', 'Getting started', [
    page('/material-ui/getting-started', 'Overview'),
    page('/material-ui/getting-started/installation'),
    page('/material-ui/getting-started/usage'),
  ]),
  group('/material-ui/react-', 'Components', [
    subheader('/material-ui/components/inputs', 'Inputs', [
      page('/material-ui/react-autocomplete'),
      page('/material-ui/react-button'),
      page('/material-ui/react-select'),
      page('/material-ui/react-text-field', 'Text Field'),
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
    subheader('/material-ui/components/layout', 'Layout', [page('/material-ui/react-grid')]),
  ]),
  generatedGroup('/material-ui/api', 'Component API', () => apiEntries('material-ui', __dirname)),
];

const joy: NavigationTree = [
  group('/joy-ui/getting-started-group', 'Getting started', [
    page('/joy-ui/getting-started', 'Overview'),
  ]),
  group('/joy-ui/components', 'Components', [
    subheader('/joy-ui/components/inputs', 'Inputs', [
      page('/joy-ui/react-button'),
      page('/joy-ui/react-input'),
    ]),
    subheader('/joy-ui/components/surfaces', 'Surfaces', [page('/joy-ui/react-card')]),
  ]),
  generatedGroup('/joy-ui/api', 'Component API', () => apiEntries('joy-ui', __dirname)),
];

const system: NavigationTree = [
  group('/system/getting-started-group', 'Getting started', [
    page('/system/getting-started', 'Overview'),
    page('/system/getting-started/the-sx-prop', 'The sx prop'),
  ]),
  group('/system/style-utilities', 'Style utilities', [
    page('/system/flexbox'),
    page('/system/spacing'),
  ]),
  generatedGroup('/system/api', 'Component API', () => apiEntries('system', __dirname)),
];

const docsInfra: NavigationTree = [
  group('/docs-infra/getting-started-group', 'Getting started', [
    page('/docs-infra/getting-started', 'Overview'),
  ]),
  group('/docs-infra/writing', 'Writing', [
    page('/docs-infra/writing-pages', 'Write a page'),
    page('/docs-infra/writing-demos', 'Write a demo'),
    page('/docs-infra/adding-a-product', 'Add a product'),
    page('/docs-infra/search', 'Search'),
    page('/docs-infra/offline', 'Offline'),
    page('/docs-infra/machine-readable', 'Docs for programs'),
    page('/docs-infra/feedback', 'Feedback'),
    page('/docs-infra/ads-and-analytics', 'Ads and analytics'),
  ]),
];

const experiments: NavigationTree = [
  group('/experiments/docs', 'Test pages', [
    page('/experiments/docs/demos'),
    page('/experiments/docs/markdown'),
    page('/experiments/docs/codeblock'),
    page('/experiments/docs/headers'),
    page('/experiments/docs/callouts'),
  ]),
  group('/experiments/docs/flags', 'Test: marks of pages', [
    subheader('/experiments/docs/flags/plans', 'Plans', [
      page('/experiments/docs/flags/pro-plan', 'Pro plan', { plan: 'pro' }),
      page('/experiments/docs/flags/premium-plan', 'APageWhoseLongTitleNeedsTwoLines', {
        plan: 'premium',
      }),
    ]),
    subheader('/experiments/docs/flags/stages', 'Stages', [
      page('/experiments/docs/flags/new-feature', 'New feature', { newFeature: true }),
      page('/experiments/docs/flags/planned-feature', 'Planned feature', { planned: true }),
      page('/experiments/docs/flags/unstable-feature', 'Unstable feature', { unstable: true }),
      page('/experiments/docs/flags/beta-feature', 'Beta feature', { beta: true }),
    ]),
    group('/experiments/docs/flags/old', 'A group in the group', [
      page('/experiments/docs/flags/legacy-feature', 'Legacy feature', { legacy: true }),
      page('/experiments/docs/flags/deprecated-feature', 'Deprecated feature', {
        deprecated: true,
      }),
    ]),
    externalLink('https://mui.com/versions/', 'Another site', { icon: 'versions' }),
  ]),
];

const x: NavigationTree = [
  page('/x/introduction', 'Introduction'),
  generatedGroup('/x/api', 'API reference', () => apiEntries('x', __dirname)),
];

export { defaultTree } from './src/navigation';

/** One tree per docs instance, by the instance's id. */
const trees: Record<string, NavigationTree> = {
  'docs-material': material,
  'docs-joy': joy,
  'docs-system': system,
  'docs-infra': docsInfra,
  'docs-experiments': experiments,
  'docs-x': x,
};

export default trees;
