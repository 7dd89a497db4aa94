import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const progress = ['Form received', 'Fee paid', 'Under review', 'Permit sent'];

export default function HorizontalLinearAlternativeLabelStepper() {
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={2}
      aria-label="Application 2041"
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {progress.map((name, index) => (
        <Step
          component="li"
          key={name}
          aria-current={index === 2 ? 'step' : undefined}
        >
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
