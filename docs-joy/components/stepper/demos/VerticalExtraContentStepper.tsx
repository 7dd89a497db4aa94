import * as React from 'react';
import Button from '@mui/joy/Button';
import Step from '@mui/joy/Step';
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
    <Stepper orientation="vertical" sx={{ width: 280, minHeight: 260 }}>
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
          <Typography>{title}</Typography>
          {index === current && (
            <div>
              <Typography level="body-sm" sx={{ mb: 1 }}>
                {text}
              </Typography>
              <Button
                size="sm"
                onClick={() => setCurrent((index + 1) % steps.length)}
              >
                {index + 1 < steps.length ? 'Continue' : 'Start again'}
              </Button>
            </div>
          )}
        </Step>
      ))}
    </Stepper>
  );
}
