import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';

const parts = ['Company name', 'Street and city', 'Email for invoices'];

export default function CompanyRegistrationStepper() {
  const [current, setCurrent] = React.useState(0);
  const done = current === parts.length;

  function next(event: React.FormEvent) {
    event.preventDefault();
    setCurrent(done ? 0 : current + 1);
  }

  return (
    <Stack component="form" spacing={2} sx={{ width: 280 }} onSubmit={next}>
      <Stepper
        orientation="vertical"
        sx={{ '--Stepper-verticalGap': '1.5rem' }}
      >
        {parts.map((part, index) => (
          <Step
            key={part}
            completed={index < current}
            aria-current={index === current ? 'step' : undefined}
            indicator={
              <StepIndicator
                variant={index <= current ? 'solid' : 'outlined'}
                color={index <= current ? 'primary' : 'neutral'}
              >
                {index < current ? (
                  <Check titleAccess="Completed" />
                ) : (
                  index + 1
                )}
              </StepIndicator>
            }
          >
            {part}
          </Step>
        ))}
      </Stepper>
      {!done && <Input key={current} required aria-label={parts[current]} />}
      <Button type="submit">{done ? 'Start again' : 'Continue'}</Button>
      <Typography level="body-sm" role="status">
        {done && 'The company is registered.'}
      </Typography>
    </Stack>
  );
}
