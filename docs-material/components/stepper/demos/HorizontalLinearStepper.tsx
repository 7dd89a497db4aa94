import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const stages = [
  {
    name: 'Site',
    task: 'Enter the parcel number and the address of the site.',
  },
  {
    name: 'Neighbors',
    task: 'Attach letters of consent, if you have any.',
    optional: true,
  },
  { name: 'Drawings', task: 'Upload the floor plans and elevations.' },
];

export default function HorizontalLinearStepper() {
  const [stage, setStage] = React.useState(0);
  const [skipped, setSkipped] = React.useState(false);
  const current = stages.at(stage);

  const advance = (skip: boolean) => {
    if (current?.optional) {
      setSkipped(skip);
    }
    setStage(stage + 1);
  };

  return (
    <Box sx={{ maxWidth: 560 }}>
      <Stepper activeStep={stage} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {stages.map(({ name, optional }, index) => (
          <Step
            key={name}
            aria-current={index === stage ? 'step' : undefined}
            completed={optional && skipped ? false : undefined}
          >
            <StepLabel
              optional={
                optional && (
                  <Typography variant="caption">If available</Typography>
                )
              }
            >
              {name}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 2 }}>
        {current?.task ?? 'The application is complete and can be submitted.'}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button disabled={stage === 0} onClick={() => setStage(stage - 1)}>
          Previous
        </Button>
        {current?.optional && (
          <Button onClick={() => advance(true)}>Leave out</Button>
        )}
        {current && (
          <Button variant="contained" onClick={() => advance(false)}>
            Continue
          </Button>
        )}
      </Box>
    </Box>
  );
}
