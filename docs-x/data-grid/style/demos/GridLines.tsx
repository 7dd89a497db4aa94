import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns } from './columns';
import { invoices } from './invoices';

export default function GridLines() {
  const [lines, setLines] = useState(['headers', 'cells', 'rows', 'frame']);
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Lines"
        value={lines}
        onChange={(_event, next: string[]) => setLines(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="headers">Headers</ToggleButton>
        <ToggleButton value="cells">Cells</ToggleButton>
        <ToggleButton value="rows">Rows</ToggleButton>
        <ToggleButton value="frame">Frame</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Invoices with lines"
          columns={columns}
          rows={invoices}
          showColumnVerticalBorder={lines.includes('headers')}
          showCellVerticalBorder={lines.includes('cells')}
          hideFooter
          sx={{
            ...(!lines.includes('frame') && { border: 0 }),
            ...(!lines.includes('rows') && {
              [`& .${gridClasses.cell}`]: { borderTopColor: 'transparent' },
            }),
          }}
        />
      </Box>
    </Box>
  );
}
