import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Home from '@mui/icons-material/Home';
import Inventory from '@mui/icons-material/Inventory';
import LocalShipping from '@mui/icons-material/LocalShipping';

const steps = {
  Packed: Inventory,
  'On its way': LocalShipping,
  Delivered: Home,
};

export default function IconStepper() {
  return (
    <Stepper
      sx={{
        width: '100%',
        '--StepIndicator-size': '2.5rem',
        '--Step-connectorInset': '0px',
      }}
    >
      {Object.entries(steps).map(([step, Icon], index) => (
        <Step
          key={step}
          orientation="vertical"
          aria-current={index === 1 ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant="solid"
              color={index < 2 ? 'primary' : 'neutral'}
            >
              <Icon />
            </StepIndicator>
          }
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
