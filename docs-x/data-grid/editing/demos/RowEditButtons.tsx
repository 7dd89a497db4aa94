import Box from '@mui/material/Box';
import type { GridColDef, GridRowModesModel } from '@mui/x-data-grid';
import { DataGrid, GridRowModes } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { Room } from './rooms';
import { rooms } from './rooms';
import { RowActions } from './row-actions';

const { Edit, View } = GridRowModes;

const fields: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 90, editable: true },
  { field: 'code', headerName: 'Code', width: 90, editable: true },
];

export default function RowEditButtons() {
  const [modes, setModes] = useState<GridRowModesModel>({});
  const columns = useMemo<GridColDef<Room>[]>(() => {
    const set = (id: Room['id'], mode: GridRowModesModel[number]) =>
      setModes((before) => ({ ...before, [id]: mode }));
    const actions: GridColDef<Room> = {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      renderCell: (params) => (
        <RowActions
          params={params}
          editing={modes[params.id]?.mode === Edit}
          onEdit={() =>
            set(params.row.id, { mode: Edit, fieldToFocus: 'name' })
          }
          onSave={() => set(params.row.id, { mode: View })}
          onCancel={() =>
            set(params.row.id, { mode: View, ignoreModifications: true })
          }
        />
      ),
    };
    return [...fields, actions];
  }, [modes]);
  return (
    <Box sx={{ width: 1, height: 280 }}>
      <DataGrid
        label="Rooms with buttons"
        columns={columns}
        rows={rooms}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={({ reason }, event) => {
          event.defaultMuiPrevented = reason === 'rowFocusOut';
        }}
        hideFooter
      />
    </Box>
  );
}
