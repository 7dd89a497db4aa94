import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

class ErrorBoundary extends React.Component<{ children: React.ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            onClick={() => this.setState({ hasFailed: false })}
          >
            Show again
          </Button>
        }
      >
        The chart can’t be shown.
      </Alert>
    ) : (
      this.props.children
    );
  }
}

function Chart() {
  const [points, setPoints] = React.useState<number[] | null>([3, 5, 4]);
  return (
    <Button variant="outlined" onClick={() => setPoints(null)}>
      Remove the data of {points!.length} points
    </Button>
  );
}

export default function ErrorBoundaryCard() {
  return (
    <ErrorBoundary>
      <Chart />
    </ErrorBoundary>
  );
}
