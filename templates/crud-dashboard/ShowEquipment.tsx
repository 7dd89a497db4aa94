import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import ConditionLabel from './ConditionLabel';
import DeleteDialog from './DeleteDialog';
import type { Equipment } from './equipment';
import { formatDate, formatEuros } from './format';
import LoadedEquipment from './LoadedEquipment';
import PageTitle from './PageTitle';
import { hrefOf, navigate } from './route';

function Details({ record }: { record: Equipment }) {
  const details = [
    { label: 'Condition', value: <ConditionLabel condition={record.condition} /> },
    { label: 'Category', value: record.category },
    { label: 'Location', value: record.location },
    { label: 'Purchased', value: formatDate(record.purchased) },
    { label: 'Price', value: formatEuros(record.price) },
    { label: 'Notes', value: record.notes || 'None' },
  ];
  return (
    <Card variant="outlined" sx={{ maxWidth: '44rem', paddingInline: { xs: 2, sm: 3 } }}>
      <Box component="dl" sx={{ margin: 0 }}>
        {details.map(({ label, value }, index) => (
          <Box
            key={label}
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
              paddingBlock: 2,
              borderTop: index > 0 ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** A record with all its fields. */
export default function ShowEquipment({ id }: { id: string }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <LoadedEquipment id={id}>
      {(record) => (
        <>
          <PageTitle title={record.name} hasBackLink>
            <Button
              variant="outlined"
              startIcon={<EditOutlinedIcon />}
              href={hrefOf({ view: 'edit', id })}
            >
              Edit
            </Button>
            <Button
              variant="outlined"
              color="error"
              startIcon={<DeleteOutlinedIcon />}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          </PageTitle>
          <Details record={record} />
          {isDeleting && (
            <DeleteDialog
              record={record}
              onCancel={() => setDeleting(false)}
              onDeleted={() => navigate({ view: 'list' })}
            />
          )}
        </>
      )}
    </LoadedEquipment>
  );
}
