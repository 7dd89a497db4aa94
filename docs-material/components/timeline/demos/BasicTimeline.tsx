import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const STAGES = [
  'Hauled out',
  'Hull surveyed',
  'Keel bolts drawn',
  'New frames steamed',
];

export default function BasicTimeline() {
  return (
    <Timeline aria-label="Work on the hull">
      {STAGES.map((stage, index) => (
        <TimelineItem key={stage}>
          <TimelineSeparator>
            <TimelineDot />
            {index < STAGES.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stage}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
