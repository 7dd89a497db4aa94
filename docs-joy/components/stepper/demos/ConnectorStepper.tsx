import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Packed', 'Sent', 'Arrived'];

export default function ConnectorStepper() {
  const [current, setCurrent] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stepper
        sx={{
          width: '100%',
          '--Step-connectorThickness': '3px',
          '--Step-connectorRadius': '2px',
          [`& .${stepClasses.completed}`]: {
            '--Step-connectorBg': 'var(--joy-palette-success-solidBg)',
          },
        }}
      >
        {steps.map((step, index) => (
          <Step
            key={step}
            completed={index < current}
            aria-current={index === current ? 'step' : undefined}
            indicator={
              <StepIndicator color={index < current ? 'success' : 'neutral'}>
                {index + 1}
              </StepIndicator>
            }
          >
            {step}
          </Step>
        ))}
      </Stepper>
      <Button
        size="sm"
        onClick={() => setCurrent((current + 1) % steps.length)}
      >
        {current < steps.length - 1 ? 'Update the order' : 'Start again'}
      </Button>
    </Stack>
  );
}
