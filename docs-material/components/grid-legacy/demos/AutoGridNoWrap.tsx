import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import GridLegacy from '@mui/material/GridLegacy';
import Typography from '@mui/material/Typography';

export default function AutoGridNoWrap() {
  return (
    <Card sx={{ p: 2, width: 300, maxWidth: '100%' }}>
      <GridLegacy
        container
        wrap="nowrap"
        spacing={1}
        sx={{ alignItems: 'center' }}
      >
        <GridLegacy item>
          <Chip label="Live" size="small" />
        </GridLegacy>
        <GridLegacy item xs zeroMinWidth>
          <Typography noWrap>
            Mayor answers questions about the new stadium
          </Typography>
        </GridLegacy>
      </GridLegacy>
    </Card>
  );
}
