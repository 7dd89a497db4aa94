import * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Button from '@mui/material/Button';

const ENTRIES = [
  'Paint on the rudder is dry; next coat tomorrow.',
  'Found a carpenter’s mark from 1911 under the floor of the cabin.',
  'Two bronze hooks missing from the delivery.',
  'Rain all day, no work on deck.',
  'Cover put over the front deck.',
];

export default function NoOppositeContent() {
  const [shown, setShown] = React.useState(2);
  const entries = ENTRIES.slice(0, shown);

  return (
    <div>
      <Timeline
        aria-label="Boat builder's log"
        sx={{
          [`& .${timelineItemClasses.missingOppositeContent}::before`]: {
            display: 'none',
          },
        }}
      >
        {entries.map((entry, index) => (
          <TimelineItem key={entry}>
            <TimelineSeparator>
              <TimelineDot />
              {index < entries.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{entry}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
      {shown < ENTRIES.length && (
        <Button onClick={() => setShown(ENTRIES.length)}>
          Show older entries
        </Button>
      )}
    </div>
  );
}
