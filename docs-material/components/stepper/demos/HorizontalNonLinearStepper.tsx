import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const documents = ['Survey', 'Energy report', 'Fire safety'];

export default function HorizontalNonLinearStepper() {
  const [shown, setShown] = React.useState(0);
  const [ready, setReady] = React.useState<readonly number[]>([2]);

  const mark = (checked: boolean) =>
    setReady(
      checked ? [...ready, shown] : ready.filter((index) => index !== shown),
    );

  return (
    <Box sx={{ maxWidth: 560 }}>
      <Stepper
        nonLinear
        activeStep={shown}
        sx={{ flexWrap: 'wrap', rowGap: 2 }}
      >
        {documents.map((name, index) => (
          <Step key={name} completed={ready.includes(index)}>
            <StepButton onClick={() => setShown(index)}>{name}</StepButton>
          </Step>
        ))}
      </Stepper>
      <FormControlLabel
        label={`${documents[shown]} is ready to submit`}
        control={
          <Checkbox
            checked={ready.includes(shown)}
            onChange={(_event, checked) => mark(checked)}
          />
        }
        sx={{ mt: 2 }}
      />
    </Box>
  );
}
