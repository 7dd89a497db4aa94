import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import FilterList from '@mui/icons-material/FilterList';

export default function ControlledTooltips() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <Tooltip
        title="Filter the catalog"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <IconButton>
          <FilterList />
        </IconButton>
      </Tooltip>
      <Button onClick={() => setOpen((before) => !before)}>
        Where are the filters?
      </Button>
    </Stack>
  );
}
