import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import type { StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

function PlainLabel({ children, ...other }: StepLabelProps) {
  return <StepLabel {...other}>{children}, wrapped</StepLabel>;
}

function NamedLabel({ children, ...other }: StepLabelProps) {
  return <StepLabel {...other}>{children}, wrapped with a name</StepLabel>;
}
NamedLabel.muiName = 'StepLabel';

export default function Composition() {
  return (
    <Stepper nonLinear activeStep={0} orientation="vertical">
      <Step>
        <StepButton>
          <PlainLabel>Sow</PlainLabel>
        </StepButton>
      </Step>
      <Step>
        <StepButton>
          <NamedLabel>Water</NamedLabel>
        </StepButton>
      </Step>
    </Stepper>
  );
}
