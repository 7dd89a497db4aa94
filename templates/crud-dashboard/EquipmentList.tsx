import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { MAIN_ID } from '../shared-site/SkipLink';
import Counts from './Counts';
import DeleteDialog from './DeleteDialog';
import type { Equipment } from './equipment';
import EquipmentGrid from './EquipmentGrid';
import { listEquipment, onOtherTabsChange } from './equipmentStore';
import LoadFailure from './LoadFailure';
import NoEquipment from './NoEquipment';
import PageTitle from './PageTitle';
import { hrefOf } from './route';
import { useLoaded } from './useLoaded';

/** All records, or why there are none. */
export default function EquipmentList() {
  const list = useLoaded(listEquipment);
  const [doomed, setDoomed] = useState<Equipment | null>(null);
  const { reload } = list;
  useEffect(() => onOtherTabsChange(reload), [reload]);
  const records = list.status === 'ready' ? list.value : [];
  return (
    <>
      <PageTitle title="Equipment">
        <Button variant="contained" startIcon={<AddIcon />} href={hrefOf({ view: 'create' })}>
          Add equipment
        </Button>
      </PageTitle>
      {list.status === 'failed' && <LoadFailure error={list.error} onRetry={reload} />}
      {list.status === 'ready' && records.length === 0 && <NoEquipment />}
      {(list.status === 'loading' || records.length > 0) && (
        <>
          <Counts records={records} />
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {list.status === 'loading' ? 'Loading records…' : `${records.length} records`}
          </Typography>
          <EquipmentGrid
            records={records}
            isLoading={list.status === 'loading'}
            onDelete={setDoomed}
          />
        </>
      )}
      {doomed && (
        <DeleteDialog
          record={doomed}
          onCancel={() => setDoomed(null)}
          onDeleted={() => {
            setDoomed(null);
            reload();
            // The button that had the focus is gone with its row.
            document.getElementById(MAIN_ID)?.focus();
          }}
        />
      )}
    </>
  );
}
