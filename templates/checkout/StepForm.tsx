import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';

interface StepFormProps {
  title: string;
  /** Label of the button that submits. */
  action: string;
  onSubmit: (event: FormEvent) => void;
  /** Returns to the step before. Not set in the first one. */
  onBack?: () => void;
  /** Focuses the heading, so screen readers announce the step after moving to it. */
  focusHeading: boolean;
  failure?: string | null;
  isPending?: boolean;
  children: ReactNode;
}

/** The form of a step: heading, fields, and the buttons to move on and back. */
export default function StepForm(props: StepFormProps) {
  const { title, action, onSubmit, onBack, focusHeading, failure, isPending, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeading) heading.current?.focus();
  }, [focusHeading]);
  return (
    <Box component="form" noValidate onSubmit={onSubmit} aria-labelledby="step-title">
      <Typography
        ref={heading}
        id="step-title"
        component="h2"
        variant="h4"
        tabIndex={-1}
        sx={{ mb: 3, outline: 'none' }}
      >
        {title}
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {failure}
        </Alert>
      )}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {action}
        </Button>
        {onBack && (
          <Button size="large" onClick={onBack}>
            Back
          </Button>
        )}
      </Box>
    </Box>
  );
}
