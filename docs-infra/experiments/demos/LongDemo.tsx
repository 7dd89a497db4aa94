import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

interface Room {
  name: string;
  tasks: readonly string[];
}

const rooms: readonly Room[] = [
  {
    name: 'Grain loft',
    tasks: ['Sweep the chute', 'Check the sacks for moths', 'Oil the hoist'],
  },
  {
    name: 'Stone floor',
    tasks: ['Lift the runner stone', 'Dress the furrows', 'Set the gap'],
  },
  {
    name: 'Meal floor',
    tasks: ['Empty the bins', 'Brush the sieve', 'Weigh a test sack'],
  },
  {
    name: 'Wheel house',
    tasks: ['Clear the trash rack', 'Grease the bearing', 'Close the sluice'],
  },
];

const total = rooms.reduce((sum, { tasks }) => sum + tasks.length, 0);

export default function LongDemo() {
  const [open, setOpen] = React.useState<string | null>('Grain loft');
  const [done, setDone] = React.useState<ReadonlySet<string>>(new Set());

  const toggle = (task: string) => {
    const next = new Set(done);
    if (!next.delete(task)) {
      next.add(task);
    }
    setDone(next);
  };

  return (
    <Box sx={{ maxWidth: 480, mx: 'auto' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography variant="h6" component="p">
          Spring overhaul
        </Typography>
        <Button
          size="small"
          disabled={done.size === 0}
          onClick={() => setDone(new Set())}
        >
          Start over
        </Button>
      </Stack>
      <Typography role="status" color="textSecondary" gutterBottom>
        {done.size} of {total} tasks done
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done.size / total) * 100}
        aria-label="Progress of the overhaul"
        sx={{ mb: 2 }}
      />
      {rooms.map(({ name, tasks }) => {
        const id = `long-demo-${name.toLowerCase().replace(' ', '-')}`;
        const left = tasks.filter((task) => !done.has(task)).length;
        return (
          <Accordion
            key={name}
            expanded={open === name}
            onChange={(_event, expanded) => setOpen(expanded ? name : null)}
            slotProps={{ heading: { component: 'div' } }}
          >
            <AccordionSummary
              id={`${id}-summary`}
              aria-controls={`${id}-content`}
              expandIcon={<ExpandMore />}
            >
              <Typography component="span" sx={{ flex: 1 }}>
                {name}
              </Typography>
              <Typography component="span" color="textSecondary">
                {left === 0 ? 'Ready' : `${left} left`}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <FormGroup>
                {tasks.map((task) => (
                  <FormControlLabel
                    key={task}
                    label={task}
                    control={
                      <Checkbox
                        checked={done.has(task)}
                        onChange={() => toggle(task)}
                      />
                    }
                  />
                ))}
              </FormGroup>
            </AccordionDetails>
          </Accordion>
        );
      })}
    </Box>
  );
}
