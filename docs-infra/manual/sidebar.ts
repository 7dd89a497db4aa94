import { group, page, sidebar } from '../../src/shell/navigation';

export default sidebar([
  group('/docs-infra/getting-started-group', [page('/docs-infra/getting-started')]),
  group('/docs-infra/writing', [
    page('/docs-infra/writing-pages'),
    page('/docs-infra/writing-demos'),
    page('/docs-infra/front-matter'),
    page('/docs-infra/mdx-elements'),
    page('/docs-infra/navigation-flags'),
    page('/docs-infra/translations'),
  ]),
  group('/docs-infra/products', [
    page('/docs-infra/adding-a-product'),
    page('/docs-infra/importing-a-site'),
    page('/docs-infra/adding-a-component'),
    page('/docs-infra/adding-a-version'),
    page('/docs-infra/api-reference'),
  ]),
  group('/docs-infra/platform', [
    page('/docs-infra/settings-and-theme'),
    page('/docs-infra/search'),
    page('/docs-infra/offline'),
    page('/docs-infra/machine-readable'),
    page('/docs-infra/feedback'),
    page('/docs-infra/ads-and-analytics'),
    page('/docs-infra/plugin-options'),
  ]),
  group('/docs-infra/operation', [
    page('/docs-infra/testing'),
    page('/docs-infra/budgets'),
    page('/docs-infra/deployment'),
    page('/docs-infra/environment-variables'),
    page('/docs-infra/upgrading'),
    page('/docs-infra/upstream'),
    page('/docs-infra/licenses'),
  ]),
]);
