import * as React from 'react';
import TaskAlt from '@mui/icons-material/TaskAlt';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const jobs = ['Soak the chickpeas', 'Proof the rye dough', 'Roast the squash'];

export default function CustomDeleteIconChips() {
  const [open, setOpen] = React.useState(jobs);

  return (
    <Stack spacing={1}>
      <Typography variant="body2" role="status">
        {`Finished: ${jobs.length - open.length} of ${jobs.length}`}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {open.map((job) => (
          <Chip
            key={job}
            label={job}
            variant="outlined"
            deleteIcon={<TaskAlt />}
            onDelete={() => setOpen(open.filter((other) => other !== job))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
