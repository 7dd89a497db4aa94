import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';

const parts = {
  Company: ['Name and address', 'Tax number'],
  Owners: ['Names', 'Documents'],
  Bank: ['Account'],
};

export default function CompanyRegistrationStepper() {
  return (
    <Stepper orientation="vertical" sx={{ '--Stepper-verticalGap': '1.5rem' }}>
      {Object.entries(parts).map(([part, fields], index) => (
        <Step
          key={part}
          completed={index === 0}
          aria-current={index === 1 ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index < 2 ? 'solid' : 'outlined'}
              color={index < 2 ? 'primary' : 'neutral'}
            >
              {index === 0 ? <Check titleAccess="Completed" /> : index + 1}
            </StepIndicator>
          }
        >
          <Typography>{part}</Typography>
          <Typography level="body-sm">{fields.join(', ')}</Typography>
        </Step>
      ))}
    </Stepper>
  );
}
