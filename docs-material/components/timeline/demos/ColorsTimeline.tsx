import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const INSPECTIONS = [
  { part: 'Hull', result: 'passed', color: 'success' },
  { part: 'Pumps', result: 'repeat in a week', color: 'warning' },
  { part: 'Gas locker', result: 'failed', color: 'error' },
  { part: 'Life rafts', result: 'not inspected yet', color: 'grey' },
] as const;

export default function ColorsTimeline() {
  return (
    <Timeline aria-label="Inspections">
      {INSPECTIONS.map(({ part, result, color }, index) => (
        <TimelineItem key={part}>
          <TimelineSeparator>
            <TimelineDot color={color} />
            {index < INSPECTIONS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {part}: {result}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
