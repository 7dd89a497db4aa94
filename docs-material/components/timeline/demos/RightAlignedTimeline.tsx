import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const ROWS = [
  { task: 'Strip the old deck canvas', hours: 46 },
  { task: 'Steam and bend 28 frames', hours: 310 },
  { task: 'Replace the outer planks', hours: 520 },
];

export default function RightAlignedTimeline() {
  return (
    <Timeline
      position="left"
      aria-label="Hours spent on each task"
      sx={{
        px: 0,
        [`& .${timelineOppositeContentClasses.root}`]: {
          flex: '0 0 80px',
          px: 1,
        },
      }}
    >
      {ROWS.map(({ task, hours }, index) => (
        <TimelineItem key={task}>
          <TimelineOppositeContent>{hours} h</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < ROWS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{task}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
