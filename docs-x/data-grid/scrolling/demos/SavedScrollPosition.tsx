import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { useState } from 'react';
import { columns, readings } from './readings';

export default function SavedScrollPosition() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = useState(true);
  const [scroll, setScroll] = useState({ top: 1040, left: 450 });
  const toggle = () => {
    if (open && apiRef.current) {
      setScroll(apiRef.current.getScrollPosition());
    }
    setOpen(!open);
  };
  return (
    <Box sx={{ width: 1, height: 400 }}>
      <Button aria-expanded={open} onClick={toggle} sx={{ mb: 1 }}>
        Temperatures
      </Button>
      {open && (
        <Box sx={{ height: 340 }}>
          <DataGrid
            apiRef={apiRef}
            label="Temperatures at the last position"
            columns={columns}
            rows={readings}
            initialState={{ scroll }}
          />
        </Box>
      )}
    </Box>
  );
}
