import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Check from '@mui/icons-material/Check';

export default function IndicatorStepper() {
  return (
    <Stepper sx={{ width: '100%' }}>
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="success">
            <Check titleAccess="Completed" />
          </StepIndicator>
        }
      >
        Cart
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Address
      </Step>
      <Step indicator={<StepIndicator variant="outlined">3</StepIndicator>}>
        Pay
      </Step>
    </Stepper>
  );
}
