import { externalLink, group, page, sidebar, subheader } from '../../src/navigation';

export default sidebar([
  group('/experiments/docs', 'Test pages', [
    page('/experiments/docs/demos'),
    page('/experiments/docs/markdown'),
    page('/experiments/docs/codeblock'),
    page('/experiments/docs/headers'),
    page('/experiments/docs/callouts'),
  ]),
  group('/experiments/docs/flags', 'Test: marks of pages', [
    subheader('/experiments/docs/flags/plans', 'Plans', [
      page('/experiments/docs/flags/pro-plan', { plan: 'pro' }),
      page('/experiments/docs/flags/premium-plan', {
        title: 'APageWhoseLongTitleNeedsTwoLines',
        plan: 'premium',
      }),
    ]),
    subheader('/experiments/docs/flags/stages', 'Stages', [
      page('/experiments/docs/flags/new-feature', { newFeature: true }),
      page('/experiments/docs/flags/planned-feature', { planned: true }),
      page('/experiments/docs/flags/unstable-feature', { unstable: true }),
      page('/experiments/docs/flags/beta-feature', { beta: true }),
    ]),
    group('/experiments/docs/flags/old', 'A group in the group', [
      page('/experiments/docs/flags/legacy-feature', { legacy: true }),
      page('/experiments/docs/flags/deprecated-feature', {
        deprecated: true,
      }),
    ]),
    externalLink('https://mui.com/versions/', 'Another site', { icon: 'versions' }),
  ]),
]);
