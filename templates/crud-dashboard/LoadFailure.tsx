import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BrokenStorageError, resetEquipment } from './equipmentStore';
import { useNotify } from './notifications';
import { hrefOf } from './route';

interface LoadFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Why records couldn't be loaded, and what the reader can do about it. */
export default function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const notify = useNotify();
  const reset = async () => {
    try {
      await resetEquipment();
      notify('Sample records restored');
      onRetry();
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), 'error');
    }
  };
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>Loading failed</AlertTitle>
      {error.message}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button color="inherit" variant="outlined" onClick={onRetry}>
          Try again
        </Button>
        {error instanceof BrokenStorageError ? (
          <Button color="inherit" onClick={reset}>
            Replace with sample records
          </Button>
        ) : (
          <Button color="inherit" href={hrefOf({ view: 'list' })}>
            Show all equipment
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
