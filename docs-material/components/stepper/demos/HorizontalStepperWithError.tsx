import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const checks = [
  { name: 'Zoning' },
  { name: 'Drainage', problem: 'Pipe diameter is missing' },
  { name: 'Parking' },
];

export default function HorizontalStepperWithError() {
  return (
    <Stepper alternativeLabel activeStep={1} sx={{ maxWidth: 560 }}>
      {checks.map(({ name, problem }) => (
        <Step key={name} aria-current={problem ? 'step' : undefined}>
          <StepLabel
            error={problem !== undefined}
            optional={
              <Typography variant="caption" color="error">
                {problem}
              </Typography>
            }
          >
            {name}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
