import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowIdsSelector,
} from '@mui/x-data-grid';
import type { GridCsvExportOptions } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, products } from './products';

const all: GridCsvExportOptions = {
  getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
};

function ExportMenuToolbar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Toolbar>
      <ToolbarButton
        aria-label="Export"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon fontSize="small" />
      </ToolbarButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Selected rows
        </ExportCsv>
        <ExportCsv render={<MenuItem />} options={all} onClick={close}>
          All rows
        </ExportCsv>
      </Menu>
    </Toolbar>
  );
}

export default function ProductExportMenu() {
  return (
    <Box sx={{ width: 1, height: 360 }}>
      <DataGrid
        label="Products to download"
        columns={columns}
        rows={products}
        checkboxSelection
        showToolbar
        slots={{ toolbar: ExportMenuToolbar }}
      />
    </Box>
  );
}
