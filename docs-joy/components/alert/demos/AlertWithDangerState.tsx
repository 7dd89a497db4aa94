import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import ErrorIcon from '@mui/icons-material/Error';

export default function AlertWithDangerState() {
  const [attempts, setAttempts] = React.useState(1);

  return (
    <Alert
      role="none"
      variant="outlined"
      color="danger"
      startDecorator={<ErrorIcon />}
      endDecorator={
        <Button
          size="sm"
          color="danger"
          onClick={() => setAttempts(attempts + 1)}
        >
          Try again
        </Button>
      }
      sx={{ width: '100%' }}
    >
      <span role="alert">Upload failed (attempt {attempts}).</span>
    </Alert>
  );
}
