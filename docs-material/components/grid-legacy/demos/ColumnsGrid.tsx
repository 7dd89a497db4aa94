import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';

export default function ColumnsGrid() {
  return (
    <GridLegacy container spacing={1} columns={5}>
      <GridLegacy item xs={3}>
        <Card sx={{ p: 1.5 }}>Report, three columns</Card>
      </GridLegacy>
      <GridLegacy item xs={2}>
        <Card sx={{ p: 1.5 }}>Photo, two columns</Card>
      </GridLegacy>
    </GridLegacy>
  );
}
