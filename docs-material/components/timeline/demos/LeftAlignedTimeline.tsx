import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const FLOODING = [
  { time: '06:10', note: 'Water let in, it reaches the blocks below the boat' },
  { time: '06:55', note: 'Leak near the rudder found and closed' },
  { time: '07:40', note: 'Boat lifts off the blocks' },
  { time: '08:05', note: 'Dock gate open, tugboat ready' },
];

export default function LeftAlignedTimeline() {
  return (
    <Timeline
      aria-label="Flooding of the dock"
      sx={{
        px: 0,
        [`& .${timelineOppositeContentClasses.root}`]: {
          flex: '0 0 72px',
          px: 1,
        },
      }}
    >
      {FLOODING.map(({ time, note }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent>{time}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < FLOODING.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{note}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
