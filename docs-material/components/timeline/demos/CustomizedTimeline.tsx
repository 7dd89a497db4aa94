import Anchor from '@mui/icons-material/Anchor';
import Carpenter from '@mui/icons-material/Carpenter';
import Forest from '@mui/icons-material/Forest';
import Sailing from '@mui/icons-material/Sailing';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector, {
  timelineConnectorClasses,
} from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { timelineDotClasses } from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const PHASES = [
  {
    title: 'Timber',
    note: 'Pine and oak, cut in winter',
    icon: <Forest />,
    done: true,
  },
  {
    title: 'Deck',
    note: 'Beams, planks and two doors',
    icon: <Carpenter />,
    done: true,
  },
  {
    title: 'Mooring',
    note: 'Anchor and chain',
    icon: <Anchor />,
    done: false,
  },
  {
    title: 'Sea trial',
    note: 'First sail in forty years',
    icon: <Sailing />,
    done: false,
  },
];

export default function CustomizedTimeline() {
  return (
    <Timeline
      aria-label="Phases of the restoration"
      sx={{
        [`& .${timelineItemClasses.root}`]: { minHeight: 112 },
        [`& .${timelineItemClasses.root}::before`]: { display: 'none' },
        [`& .${timelineDotClasses.root}`]: { p: 1.25, my: 0.5 },
        [`& .${timelineConnectorClasses.root}`]: { width: 4, borderRadius: 1 },
      }}
    >
      {PHASES.map(({ title, note, icon, done }, index) => (
        <TimelineItem key={title}>
          <TimelineSeparator>
            <TimelineDot
              color="secondary"
              variant={done ? 'filled' : 'outlined'}
            >
              {icon}
            </TimelineDot>
            {index < PHASES.length - 1 && (
              <TimelineConnector
                sx={done ? { bgcolor: 'secondary.main' } : undefined}
              />
            )}
          </TimelineSeparator>
          <TimelineContent>
            <Typography variant="h6" component="p">
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>
            <Typography variant="body2">
              {done ? 'Completed' : 'Still to do'}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
