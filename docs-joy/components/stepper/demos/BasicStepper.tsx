import Step, { stepClasses } from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function BasicStepper() {
  return (
    <Stepper
      sx={{
        width: '100%',
        [`& .${stepClasses.completed}`]: { color: 'success.plainColor' },
        [`& .${stepClasses.active}`]: { fontWeight: 'lg' },
      }}
    >
      <Step completed>Cart</Step>
      <Step active aria-current="step">
        Address
      </Step>
      <Step>Payment</Step>
    </Stepper>
  );
}
