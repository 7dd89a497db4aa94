import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Order received', 'Packed', 'Shipped', 'Delivered'];

export default function VerticalStepper() {
  return (
    <Stepper orientation="vertical">
      {steps.map((step, index) => (
        <Step key={step} indicator={<StepIndicator>{index + 1}</StepIndicator>}>
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
