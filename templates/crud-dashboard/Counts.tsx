import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ConditionLabel from './ConditionLabel';
import { CONDITIONS } from './equipment';
import type { Equipment } from './equipment';

/** How many records there are in each condition. */
export default function Counts({ records }: { records: readonly Equipment[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 2, sm: 5 },
        rowGap: 1.5,
        margin: 0,
        mb: 3,
      }}
    >
      {CONDITIONS.map((name) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            <ConditionLabel condition={name} />
          </Typography>
          <Typography component="dd" variant="h5" sx={{ margin: 0 }}>
            {records.filter(({ condition }) => condition === name).length}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
