import { externalLink, group, page, sidebar, subheader } from '../../src/shell/navigation';

export default sidebar([
  group('/experiments/docs/writing', [
    page('/experiments/docs/headers'),
    page('/experiments/docs/markdown'),
    page('/experiments/docs/og-card'),
  ]),
  group('/experiments/docs/components', [
    page('/experiments/docs/callouts'),
    page('/experiments/docs/codeblock'),
    page('/experiments/docs/custom-components'),
    page('/experiments/docs/demos'),
    page('/experiments/docs/data-grid-premium'),
  ]),
  group('/experiments/docs/main-parent', [
    page('/experiments/docs/first-level-child-1'),
    group('/experiments/docs/first-level-child-2', [
      page('/experiments/docs/second-level-child'),
      subheader('/experiments/docs/subheader-divider-group', [
        page('/experiments/docs/subheader-divider'),
        group('/experiments/docs/api/data-grid-group', [
          page('/experiments/docs/third-level-child'),
          subheader('/experiments/docs/api/data-grid-components-group', [
            page('/experiments/docs/api/data-grid/data-grid'),
          ]),
        ]),
      ]),
    ]),
    page('/experiments/docs/first-level-child-3', { plan: 'pro' }),
    page('/experiments/docs/first-level-child-4', { newFeature: true }),
    page('/experiments/docs/first-level-child-5', { planned: true }),
    page('/experiments/docs/first-level-child-6', { unstable: true }),
    page('/experiments/docs/first-level-child-7', { beta: true }),
    page('/experiments/docs/first-level-child-8', { legacy: true }),
    page('/experiments/docs/first-level-child-9', { plan: 'pro' }),
    group('/experiments/docs/flags', [
      page('/experiments/docs/flags/premium-plan', {
        title: 'APageWhoseLongTitleNeedsTwoLines',
        plan: 'premium',
      }),
      page('/experiments/docs/flags/deprecated-feature', { deprecated: true }),
    ]),
    externalLink('https://mui.com/versions/', 'Another site', { icon: 'versions' }),
  ]),
]);
