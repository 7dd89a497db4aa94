import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { Equipment } from './equipment';
import { getEquipment } from './equipmentStore';
import LoadFailure from './LoadFailure';
import { useLoaded } from './useLoaded';

interface LoadedEquipmentProps {
  id: string;
  children: (record: Equipment) => ReactNode;
}

/** Loads a record, and shows it or why it couldn't be loaded. */
export default function LoadedEquipment({ id, children }: LoadedEquipmentProps) {
  const loaded = useLoaded(useCallback(() => getEquipment(id), [id]));
  if (loaded.status === 'failed') {
    return <LoadFailure error={loaded.error} onRetry={loaded.reload} />;
  }
  if (loaded.status === 'ready') {
    return children(loaded.value);
  }
  return (
    <Stack spacing={2} role="status" aria-label="Loading" sx={{ maxWidth: '44rem' }}>
      <Skeleton variant="rounded" height={48} width="60%" />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
