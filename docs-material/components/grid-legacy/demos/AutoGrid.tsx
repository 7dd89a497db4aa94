import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';

export default function AutoGrid() {
  return (
    <GridLegacy container spacing={1}>
      <GridLegacy item xs>
        <Card sx={{ p: 1.5 }}>Letters</Card>
      </GridLegacy>
      <GridLegacy item xs={5}>
        <Card sx={{ p: 1.5 }}>Editorial</Card>
      </GridLegacy>
      <GridLegacy item xs>
        <Card sx={{ p: 1.5 }}>Cartoon</Card>
      </GridLegacy>
    </GridLegacy>
  );
}
