import StepButton from '@mui/material/StepButton';
import MuiStep from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import { STEP_LABELS, STEPS } from './steps';
import type { Step } from './steps';

/** All steps. The ones before the current step are buttons that return to them. */
export default function Progress({ step, onReturn }: { step: Step; onReturn: (to: Step) => void }) {
  const current = STEPS.indexOf(step);
  return (
    <nav aria-label="Steps">
      <Stepper activeStep={current} alternativeLabel>
        {STEPS.map((name, index) => (
          <MuiStep key={name} disabled={index > current}>
            <StepButton onClick={() => index < current && onReturn(name)}>
              {STEP_LABELS[name]}
            </StepButton>
          </MuiStep>
        ))}
      </Stepper>
    </nav>
  );
}
