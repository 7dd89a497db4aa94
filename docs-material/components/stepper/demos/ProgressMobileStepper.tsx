import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const FORMS = 9;

export default function ProgressMobileStepper() {
  const [form, setForm] = React.useState(3);
  const next = (
    <Button disabled={form === FORMS - 1} onClick={() => setForm(form + 1)}>
      Next form
    </Button>
  );
  const back = (
    <Button disabled={form === 0} onClick={() => setForm(form - 1)}>
      Back
    </Button>
  );

  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={FORMS}
      activeStep={form}
      nextButton={next}
      backButton={back}
      slotProps={{
        progress: { 'aria-label': 'Forms of the permit', sx: { width: '35%' } },
      }}
      sx={{ maxWidth: 400 }}
    />
  );
}
