import type { Presets } from '@site/src/playground/types';

const COLUMNS = `[
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'stock', headerName: 'In stock', type: 'number' },
  { field: 'onSale', headerName: 'On sale', type: 'boolean' },
]`;

const ROWS = `[
  { id: 1, name: 'Keyboard', stock: 12, onSale: true },
  { id: 2, name: 'Monitor', stock: 7, onSale: false },
  { id: 3, name: 'Desk lamp', stock: 9, onSale: true },
]`;

const SPACE = "style={{ display: 'flex', flexDirection: 'column', width: '100%' }}";

/** Puts the component in the toolbar of a data grid. */
function inToolbar(around = ['<Toolbar>', '<Here />', '</Toolbar>']): string {
  const [before, here, after] = around;
  return `
    <div ${SPACE}>
      <DataGrid
        columns={[{ field: 'name', headerName: 'Product', flex: 1 }]}
        rows={[{ id: 1, name: 'Keyboard' }, { id: 2, name: 'Monitor' }]}
        hideFooter
        showToolbar
        slots={{
          toolbar: () => (
            ${before}
              ${here}
            ${after}
          ),
        }}
      />
    </div>
  `;
}

const IN_QUICK_FILTER = inToolbar([
  '<Toolbar><QuickFilter defaultExpanded>',
  '<Here />',
  '</QuickFilter></Toolbar>',
]);

const SEARCH_FIELD = '<QuickFilterControl placeholder="Search" />';

const presets: Presets = {
  ColumnsPanelTrigger: {
    props: { children: 'Columns' },
    around: inToolbar(),
    width: 480,
  },
  DataGrid: {
    props: {
      columns: { code: COLUMNS },
      rows: { code: ROWS },
      checkboxSelection: true,
      hideFooter: true,
    },
    around: `
      <div ${SPACE}>
        <Here />
      </div>
    `,
    width: 480,
  },
  ExportCsv: { props: { children: 'Download' }, around: inToolbar(), width: 480 },
  ExportPrint: { props: { children: 'Print' }, around: inToolbar(), width: 480 },
  FilterPanelTrigger: { props: { children: 'Filter' }, around: inToolbar(), width: 480 },
  GridFilterPanel: { around: inToolbar(['<div>', '<Here />', '</div>']), width: 560 },
  GridToolbarQuickFilter: { around: inToolbar(), width: 480 },
  QuickFilter: {
    props: {
      defaultExpanded: true,
      children: {
        code: `${SEARCH_FIELD}\n<QuickFilterClear>Clear</QuickFilterClear>`,
      },
    },
    around: inToolbar(),
    width: 480,
  },
  QuickFilterClear: { props: { children: 'Clear' }, around: IN_QUICK_FILTER, width: 480 },
  QuickFilterControl: {
    props: { placeholder: 'Search' },
    around: IN_QUICK_FILTER,
    width: 480,
  },
  QuickFilterTrigger: {
    props: { children: 'Search' },
    around: inToolbar([
      '<Toolbar><QuickFilter defaultExpanded>',
      `<Here />\n${SEARCH_FIELD}`,
      '</QuickFilter></Toolbar>',
    ]),
    width: 480,
  },
  Toolbar: {
    props: { children: { code: '<ExportCsv>Download</ExportCsv>' } },
    around: inToolbar(['<div>', '<Here />', '</div>']),
    width: 480,
  },
  ToolbarButton: { props: { children: 'Refresh' }, around: inToolbar(), width: 480 },
};

export default presets;
