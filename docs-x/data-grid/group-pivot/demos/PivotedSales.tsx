import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { sales } from './sales';

type Field = 'product' | 'day';
type PivotRow = { id: string } & Record<string, string | number>;

function pivot(across: Field) {
  const down: Field = across === 'day' ? 'product' : 'day';
  const heads = [...new Set(sales.map((sale) => sale[across]))];
  const names = [...new Set(sales.map((sale) => sale[down]))];
  const rows = names.map((id): PivotRow => {
    const row: PivotRow = { id };
    for (const sale of sales) {
      if (sale[down] !== id) continue;
      row[sale[across]] = Number(row[sale[across]] ?? 0) + sale.cups;
    }
    return row;
  });
  const headerName = down === 'day' ? 'Day' : 'Drink';
  const columns: GridColDef<PivotRow>[] = [
    { field: 'id', headerName, flex: 1, minWidth: 110 },
    ...heads.map((field) => ({ field, type: 'number', width: 110 }) as const),
  ];
  return { columns, rows };
}

export default function PivotedSales() {
  const [across, setAcross] = useState<Field>('day');
  const { columns, rows } = useMemo(() => pivot(across), [across]);
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns"
        value={across}
        onChange={(_event, value: Field | null) => value && setAcross(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="day">Days as columns</ToggleButton>
        <ToggleButton value="product">Drinks as columns</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 230 }}>
        <DataGrid label="Cups sold" columns={columns} rows={rows} hideFooter />
      </Box>
    </Box>
  );
}
