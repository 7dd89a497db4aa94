import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { useState } from 'react';
import type { Ticket } from './tickets';
import { tickets } from './tickets';

const SHORT = 70;

function Message({ row, tabIndex }: GridRenderCellParams<Ticket>) {
  const [open, setOpen] = useState(false);
  const { message, subject } = row;
  if (message.length <= SHORT) return message;
  const action = open ? 'Show less' : 'Show more';
  return (
    <span>
      {open ? message : `${message.slice(0, SHORT)}…`}{' '}
      <Link
        component="button"
        variant="body2"
        aria-label={`${action} of ${subject}`}
        tabIndex={tabIndex}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === ' ') event.stopPropagation();
        }}
      >
        {action}
      </Link>
    </span>
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', width: 140 },
  {
    field: 'message',
    headerName: 'Message',
    flex: 1,
    minWidth: 200,
    renderCell: (params) => <Message {...params} />,
  },
];

export default function ExpandableMessages() {
  return (
    <Box sx={{ width: 1, height: 400 }}>
      <DataGrid
        label="Tickets with expandable messages"
        columns={columns}
        rows={tickets}
        getRowHeight={() => 'auto'}
        disableRowSelectionOnClick
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
