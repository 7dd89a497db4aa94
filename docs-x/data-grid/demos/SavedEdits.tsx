import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';

interface Tree {
  id: string;
  species: string;
  height: number;
}

const columns: GridColDef<Tree>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  {
    field: 'height',
    headerName: 'Height (m)',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const rows: Tree[] = [
  { id: 'L-1', species: 'Linden', height: 21 },
  { id: 'L-2', species: 'Plane', height: 27.5 },
];

/** Stands for a request to a server that refuses impossible heights. */
async function save(tree: Tree): Promise<Tree> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (tree.height <= 0 || tree.height > 120)
    throw new Error('Enter 1 to 120 meters');
  return tree;
}

export default function SavedEdits() {
  const [message, setMessage] = React.useState(
    'Double-click a height to edit it',
  );

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 220 }}>
        <DataGrid
          label="Measured trees"
          columns={columns}
          rows={rows}
          hideFooter
          processRowUpdate={async (tree: Tree) => {
            const saved = await save(tree);
            setMessage(`${saved.species}: ${saved.height} m saved`);
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
