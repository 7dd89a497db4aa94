import * as React from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function ControlledOpenSelect() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Select
        aria-label="Assignee"
        placeholder="Unassigned"
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        sx={{ width: 200 }}
      >
        <Option value="ana">Ana Ruiz</Option>
        <Option value="ben">Ben Okafor</Option>
        <Option value="chloe">Chloe Martin</Option>
      </Select>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Assign ticket
      </Button>
    </Stack>
  );
}
