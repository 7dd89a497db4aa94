import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const WORK = [
  { plank: 'Port: garboard plank replaced' },
  { plank: 'Starboard: garboard plank replaced', starboard: true },
  { plank: 'Port: stern planks scarfed' },
  { plank: 'Port: seams caulked with oakum' },
];

export default function LeftPositionedTimeline() {
  return (
    <Timeline position="left" aria-label="Planking, port and starboard">
      {WORK.map(({ plank, starboard }, index) => (
        <TimelineItem key={plank} position={starboard ? 'right' : undefined}>
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
