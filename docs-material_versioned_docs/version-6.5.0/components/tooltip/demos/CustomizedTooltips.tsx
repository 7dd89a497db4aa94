import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const paper = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  boxShadow: 3,
};

export default function CustomizedTooltips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip
        describeChild
        title="Ships from Lisbon in two days"
        slotProps={{ tooltip: { sx: { fontSize: 'body2.fontSize', p: 1.5 } } }}
      >
        <Button>Larger text</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Ships from Lisbon in two days"
        slotProps={{ tooltip: { sx: paper } }}
      >
        <Button>Paper</Button>
      </Tooltip>
      <Tooltip
        describeChild
        slotProps={{ tooltip: { sx: { ...paper, p: 2, maxWidth: 240 } } }}
        title={
          <React.Fragment>
            <Typography variant="subtitle2" component="p">
              Oak desk, 140 cm
            </Typography>
            <Typography variant="body2">
              Arrives in <strong>two parcels</strong>. A friend helps.
            </Typography>
          </React.Fragment>
        }
      >
        <Button>Rich content</Button>
      </Tooltip>
    </Stack>
  );
}
