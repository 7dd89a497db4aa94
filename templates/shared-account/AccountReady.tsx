import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface AccountReadyProps {
  title: string;
  text: string;
  /** Label of the button that returns to the form. */
  action: string;
  onAction: () => void;
}

/** The result of a form that succeeded. Receives the focus, so screen readers announce it. */
export default function AccountReady({ title, text, action, onAction }: AccountReadyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <CheckCircleOutlinedIcon color="success" sx={{ fontSize: 44 }} />
      <Typography ref={heading} component="h1" variant="h4" tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button variant="outlined" onClick={onAction}>
        {action}
      </Button>
    </Stack>
  );
}
