import { group, page, sidebar } from '../../src/navigation';

export default sidebar([
  group('/docs-infra/getting-started-group', 'Getting started', [
    page('/docs-infra/getting-started'),
  ]),
  group('/docs-infra/writing', 'Writing', [
    page('/docs-infra/writing-pages'),
    page('/docs-infra/writing-demos'),
    page('/docs-infra/front-matter'),
    page('/docs-infra/adding-a-product'),
    page('/docs-infra/coverage'),
    page('/docs-infra/search'),
    page('/docs-infra/offline'),
    page('/docs-infra/machine-readable'),
    page('/docs-infra/deployment'),
    page('/docs-infra/feedback'),
    page('/docs-infra/ads-and-analytics'),
  ]),
]);
