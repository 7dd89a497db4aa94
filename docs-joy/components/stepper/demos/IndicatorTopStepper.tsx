import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Cart', 'Address', 'Payment'];

export default function IndicatorTopStepper() {
  return (
    <Stepper sx={{ width: '100%' }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          orientation="vertical"
          aria-current={index === 0 ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index === 0 ? 'solid' : 'outlined'}
              color={index === 0 ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
