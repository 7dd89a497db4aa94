import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ClickableAndDeletableChip() {
  const [result, setResult] = React.useState('Click the chip or its button.');

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Chip
        size="lg"
        variant="outlined"
        onClick={() => setResult('Opened Ana Ruiz')}
        endDecorator={
          <ChipDelete
            aria-label="Delete Ana Ruiz"
            onDelete={() => setResult('Deleted Ana Ruiz')}
          />
        }
        sx={{ '--Chip-deleteSize': '1.5rem' }}
      >
        Ana Ruiz
      </Chip>
      <Typography level="body-sm" role="status">
        {result}
      </Typography>
    </Stack>
  );
}
