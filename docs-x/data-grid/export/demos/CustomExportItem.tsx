import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, invoices } from './invoices';

function download(fileName: string, text: string, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const exportJson = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const text = JSON.stringify(
      entries.map(({ model }) => model),
      null,
      2,
    );
    download('invoices.json', text, 'application/json');
  };
  return (
    <Toolbar aria-label="Export">
      <ExportCsv render={<ToolbarButton render={<Button />} />}>
        Export CSV
      </ExportCsv>
      <ToolbarButton render={<Button />} onClick={exportJson}>
        Export JSON
      </ToolbarButton>
    </Toolbar>
  );
}

export default function CustomExportItem() {
  return (
    <Box sx={{ width: 1, height: 330 }}>
      <DataGrid
        label="Invoices with a JSON export"
        columns={columns}
        rows={invoices}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
