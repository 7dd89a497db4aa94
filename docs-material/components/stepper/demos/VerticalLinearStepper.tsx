import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const forms = [
  {
    title: 'Who is building?',
    help: 'The owner signs the application. An architect can fill it in on the owner’s behalf.',
  },
  {
    title: 'What is being built?',
    help: 'Garden sheds under 30 cubic meters and fences under 2 meters need no permit.',
  },
  {
    title: 'How is it connected?',
    help: 'Describe the access road, the water supply and where the rain water goes.',
  },
];

export default function VerticalLinearStepper() {
  const [form, setForm] = React.useState(0);

  return (
    <React.Fragment>
      <Stepper orientation="vertical" activeStep={form} sx={{ maxWidth: 460 }}>
        {forms.map(({ title, help }, index) => (
          <Step key={title} aria-current={index === form ? 'step' : undefined}>
            <StepLabel>{title}</StepLabel>
            <StepContent>
              <Typography sx={{ mb: 1 }}>{help}</Typography>
              <Button variant="contained" onClick={() => setForm(index + 1)}>
                {index === forms.length - 1
                  ? 'Check the answers'
                  : 'Next question'}
              </Button>
              <Button disabled={index === 0} onClick={() => setForm(index - 1)}>
                Go back
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {form === forms.length && (
        <Button onClick={() => setForm(0)}>Change the answers</Button>
      )}
    </React.Fragment>
  );
}
