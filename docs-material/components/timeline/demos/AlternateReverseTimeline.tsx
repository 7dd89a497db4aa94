import * as React from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const RIGGING = [
  'Mast set up',
  'Ropes tightened',
  'Sails attached',
  'Flag raised',
];

export default function AlternateReverseTimeline() {
  const [flipped, setFlipped] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={flipped} onChange={() => setFlipped(!flipped)} />
        }
        label="Start on the left"
      />
      <Timeline
        position={flipped ? 'alternate-reverse' : 'alternate'}
        aria-label="Mast and sails"
      >
        {RIGGING.map((step, index) => (
          <TimelineItem key={step}>
            <TimelineSeparator>
              <TimelineDot />
              {index < RIGGING.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{step}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </div>
  );
}
