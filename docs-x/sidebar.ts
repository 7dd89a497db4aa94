import { apiGroup, group, page, sidebar, subheader } from '../src/shell/navigation';

export default sidebar([
  page('/x/introduction', { title: 'Introduction' }),
  group('/x/react-data-grid-group', [
    page('/x/react-data-grid', { title: 'Overview' }),
    page('/x/react-data-grid/demo', { title: 'Demo' }),
    page('/x/react-data-grid/getting-started'),
    page('/x/react-data-grid/layout'),
    group('/x/react-data-grid/columns', [
      page('/x/react-data-grid/column-definition'),
      page('/x/react-data-grid/column-dimensions'),
      page('/x/react-data-grid/column-visibility'),
      page('/x/react-data-grid/column-header'),
      page('/x/react-data-grid/column-menu'),
      page('/x/react-data-grid/column-spanning'),
      page('/x/react-data-grid/column-groups'),
      page('/x/react-data-grid/column-ordering', { plan: 'pro' }),
      page('/x/react-data-grid/column-pinning', { plan: 'pro' }),
    ]),
    group('/x/react-data-grid/rows', [
      page('/x/react-data-grid/row-definition'),
      page('/x/react-data-grid/row-updates'),
      page('/x/react-data-grid/row-height'),
      page('/x/react-data-grid/row-spanning'),
      page('/x/react-data-grid/master-detail', { plan: 'pro' }),
      page('/x/react-data-grid/row-ordering', { plan: 'pro' }),
      page('/x/react-data-grid/row-pinning', { plan: 'pro' }),
      page('/x/react-data-grid/row-recipes', { title: 'Recipes' }),
    ]),
    page('/x/react-data-grid/editing'),
    page('/x/react-data-grid/clipboard', { title: 'Copy and paste', newFeature: true }),
    page('/x/react-data-grid/performance'),
    group('/x/react-data-grid-group-pivot', [
      page('/x/react-data-grid/tree-data', { plan: 'pro' }),
      page('/x/react-data-grid/row-grouping', { plan: 'premium' }),
      page('/x/react-data-grid/aggregation', { plan: 'premium' }),
      page('/x/react-data-grid/pivoting', { plan: 'premium' }),
    ]),
    group('/x/react-data-grid/recipes', [
      page('/x/react-data-grid/recipes-editing', { title: 'Editing' }),
      page('/x/react-data-grid/recipes-row-grouping', { title: 'Row grouping' }),
    ]),
  ]),
  page('/x/react-date-pickers'),
  page('/x/react-charts'),
  page('/x/react-tree-view'),
  group('/x/migration-group', [
    subheader('/x/migration-v6', [
      page('/x/migration/migration-data-grid-v5', { title: 'Breaking changes: Data Grid' }),
      page('/x/migration/migration-pickers-v5', {
        title: 'Breaking changes: Date and Time Pickers',
      }),
    ]),
    subheader('/x/migration-earlier', [
      page('/x/migration/migration-pickers-lab'),
      page('/x/migration/migration-data-grid-v4', { title: 'Migration from v4 to v5 (Data Grid)' }),
    ]),
  ]),
  apiGroup('/x/api', [
    page('/x/api/data-grid/grid-aggregation-function', {
      title: 'GridAggregationFunction',
      plan: 'premium',
    }),
    page('/x/api/data-grid/grid-excel-export-options', {
      title: 'GridExcelExportOptions',
      plan: 'premium',
    }),
  ]),
]);
