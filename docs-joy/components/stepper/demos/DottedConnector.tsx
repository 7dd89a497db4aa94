import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const dots =
  'radial-gradient(circle, currentColor 2px, transparent 2px) 0 0 / 10px 100%';

export default function DottedConnector() {
  return (
    <Stepper
      sx={{
        width: '100%',
        '--Step-connectorThickness': '4px',
        '--Step-connectorBg': dots,
      }}
    >
      <Step indicator={<StepIndicator>1</StepIndicator>}>Draft</Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>Sent</Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Paid</Step>
    </Stepper>
  );
}
