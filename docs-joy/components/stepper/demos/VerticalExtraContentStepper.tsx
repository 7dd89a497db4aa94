import * as React from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { title: 'Invite users', text: 'They get a message with a link.' },
  { title: 'Add a room', text: 'Rooms can be booked by all users.' },
  { title: 'Share the calendar', text: 'Guests can only read it.' },
];

export default function VerticalExtraContentStepper() {
  const [current, setCurrent] = React.useState(0);

  return (
    <Stepper orientation="vertical" sx={{ width: 280, minHeight: 180 }}>
      {steps.map(({ title, text }, index) => (
        <Step
          key={title}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator color={index <= current ? 'primary' : 'neutral'}>
              {index + 1}
            </StepIndicator>
          }
        >
          <StepButton
            aria-expanded={index === current}
            onClick={() => setCurrent(index)}
          >
            {title}
          </StepButton>
          {index === current && <Typography level="body-sm">{text}</Typography>}
        </Step>
      ))}
    </Stepper>
  );
}
