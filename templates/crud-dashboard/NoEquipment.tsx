import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hrefOf } from './route';

/** An empty register. */
export default function NoEquipment() {
  return (
    <Stack
      spacing={2}
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        padding: { xs: 4, md: 9 },
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Inventory2OutlinedIcon sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography component="h2" variant="h5">
        The register is empty
      </Typography>
      <Typography color="textSecondary">
        Add the first piece of equipment, so others can find it.
      </Typography>
      <Button variant="contained" href={hrefOf({ view: 'create' })}>
        Add the first
      </Button>
    </Stack>
  );
}
