import * as React from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Check from '@mui/icons-material/Check';

const steps = ['Order', 'Reason', 'Refund'];

export default function ButtonStepper() {
  const [current, setCurrent] = React.useState(1);

  return (
    <Stepper sx={{ width: '100%' }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          active={index === current}
          completed={index < current}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= current ? 'solid' : 'soft'}
              color={index < current ? 'success' : 'primary'}
            >
              {index < current ? <Check titleAccess="Completed" /> : index + 1}
            </StepIndicator>
          }
        >
          <StepButton onClick={() => setCurrent(index)}>{step}</StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
