import DeleteIcon from '@mui/icons-material/Delete';
import EmailIcon from '@mui/icons-material/Email';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { Invoice } from './invoices';
import { makeInvoices } from './invoices';

export default function InvoiceActions() {
  const [rows, setRows] = useState(() => makeInvoices(5));
  const [message, setMessage] = useState('5 invoices');
  const columns = useMemo<GridColDef<Invoice>[]>(
    () => [
      { field: 'id', headerName: 'Number', width: 110 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<EmailIcon />}
              label={`Send reminder for ${params.row.id}`}
              onClick={() => setMessage(`Reminder sent for ${params.row.id}`)}
            />
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.id}`}
              onClick={() => {
                setRows((all) => all.filter(({ id }) => id !== params.row.id));
                setMessage(`${params.row.id} deleted`);
              }}
            />
          </GridActionsCell>
        ),
      },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
    ],
    [],
  );
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ height: 320 }}>
        <DataGrid label="Overdue invoices" columns={columns} rows={rows} />
      </Box>
      <Typography role="status">{message}</Typography>
    </Box>
  );
}
