import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const WORK = [
  { plank: 'Left: lowest plank replaced' },
  { plank: 'Right: lowest plank replaced', right: true },
  { plank: 'Left: rear planks repaired' },
  { plank: 'Left: gaps sealed with rope' },
];

export default function LeftPositionedTimeline() {
  return (
    <Timeline position="left" aria-label="Planks on the left and right">
      {WORK.map(({ plank, right }, index) => (
        <TimelineItem key={plank} position={right ? 'right' : undefined}>
          <TimelineSeparator>
            <TimelineDot />
            {index < WORK.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{plank}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
