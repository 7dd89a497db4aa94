import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';

export default function BasicGrid() {
  return (
    <GridLegacy container spacing={1}>
      <GridLegacy item xs={12}>
        <Card sx={{ p: 1.5 }}>Masthead</Card>
      </GridLegacy>
      <GridLegacy item xs={9}>
        <Card sx={{ p: 1.5 }}>Harbor bridge reopens after repairs</Card>
      </GridLegacy>
      <GridLegacy item xs={3}>
        <Card sx={{ p: 1.5 }}>Tides</Card>
      </GridLegacy>
    </GridLegacy>
  );
}
