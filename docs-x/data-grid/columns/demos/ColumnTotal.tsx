import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  type GridColDef,
  GridColumnMenu,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { type Repair, repairs } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 120 },
  { field: 'parts', headerName: 'Parts (€)', type: 'number', width: 130 },
];

const ShowTotal = React.createContext<(text: string) => void>(() => {});

function TotalItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const showTotal = React.useContext(ShowTotal);
  const field = colDef.field;
  if (field !== 'hours' && field !== 'parts') return null;
  return (
    <MenuItem
      onClick={(event) => {
        const total = repairs.reduce((sum, row) => sum + row[field], 0);
        showTotal(`${colDef.headerName}: ${total} in total`);
        onClick(event);
      }}
    >
      Add up this column
    </MenuItem>
  );
}

const items = { totalItem: TotalItem };
const places = { totalItem: { displayOrder: 40 } };
function MenuWithTotal(menu: GridColumnMenuProps) {
  return <GridColumnMenu {...menu} slots={items} slotProps={places} />;
}

export default function ColumnTotal() {
  const [text, setText] = React.useState('Open the menu of a number column');
  return (
    <Box sx={{ width: 1 }}>
      <ShowTotal.Provider value={setText}>
        <DataGrid
          label="Repairs with totals"
          columns={columns}
          rows={repairs}
          slots={{ columnMenu: MenuWithTotal }}
          sx={{ height: 300, mb: 1 }}
        />
      </ShowTotal.Provider>
      <Box role="status">{text}</Box>
    </Box>
  );
}
