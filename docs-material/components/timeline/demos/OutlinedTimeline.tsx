import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const COATS = ['Bare metal primer', 'Red lead', 'Undercoat', 'Black topcoat'];
const APPLIED = 2;

export default function OutlinedTimeline() {
  return (
    <Timeline aria-label="Coats of paint on the engine casing">
      {COATS.map((coat, index) => (
        <TimelineItem key={coat}>
          <TimelineSeparator>
            <TimelineDot
              color="primary"
              variant={index < APPLIED ? 'filled' : 'outlined'}
            />
            {index < COATS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {coat} {index < APPLIED ? '(dry)' : '(planned)'}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
