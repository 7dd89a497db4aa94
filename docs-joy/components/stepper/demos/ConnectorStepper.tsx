import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Cart', 'Address', 'Pay'];

export default function ConnectorStepper() {
  return (
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
          completed={index === 0}
          aria-current={index === 1 ? 'step' : undefined}
          indicator={<StepIndicator>{index + 1}</StepIndicator>}
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
