import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import { download } from './download';
import { columns, invoices } from './invoices';

const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`;

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const exportMarkdown = () => {
    const visible = gridVisibleColumnDefinitionsSelector(apiRef);
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const textOf = (id: (typeof ids)[number], field: string) =>
      apiRef.current.getCellParams(id, field).formattedValue;
    const text = [
      line(visible.map(({ headerName }) => headerName)),
      line(visible.map(() => '---')),
      ...ids.map((id) => line(visible.map(({ field }) => textOf(id, field)))),
    ].join('\n');
    download('invoices.md', text, 'text/markdown');
  };
  return (
    <Toolbar aria-label="Export">
      <ExportCsv render={<ToolbarButton render={<Button />} />}>CSV</ExportCsv>
      <ToolbarButton render={<Button />} onClick={exportMarkdown}>
        Markdown
      </ToolbarButton>
    </Toolbar>
  );
}
const slots = { toolbar: ExportToolbar };

export default function CustomExportItem() {
  return (
    <Box sx={{ width: 1, height: 330 }}>
      <DataGrid
        label="Invoices with a Markdown export"
        columns={columns}
        rows={invoices}
        slots={slots}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
