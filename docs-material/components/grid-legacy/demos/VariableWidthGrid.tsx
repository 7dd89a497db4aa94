import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';

export default function VariableWidthGrid() {
  return (
    <GridLegacy container spacing={1}>
      <GridLegacy item xs="auto">
        <Card sx={{ p: 1.5 }}>Late edition</Card>
      </GridLegacy>
      <GridLegacy item xs>
        <Card sx={{ p: 1.5 }}>Lead story</Card>
      </GridLegacy>
      <GridLegacy item xs={3}>
        <Card sx={{ p: 1.5 }}>Index</Card>
      </GridLegacy>
    </GridLegacy>
  );
}
