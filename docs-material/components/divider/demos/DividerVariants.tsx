import * as React from 'react';
import Cabin from '@mui/icons-material/Cabin';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const huts = [
  { text: 'Weir Cabin, 14 beds', below: 'fullWidth' },
  { text: 'Marmot House, 60 beds', below: 'inset' },
  { text: 'Col Shelter, 6 bunks', below: 'middle' },
  { text: 'Valley Inn, 22 rooms', below: null },
] as const;

export default function DividerVariants() {
  return (
    <Paper variant="outlined" sx={{ width: 340, maxWidth: '100%' }}>
      {huts.map(({ text, below }) => (
        <React.Fragment key={text}>
          <Stack direction="row" sx={{ p: 2, columnGap: 4 }}>
            <Cabin color="action" />
            {text}
          </Stack>
          {below && <Divider variant={below} />}
        </React.Fragment>
      ))}
    </Paper>
  );
}
