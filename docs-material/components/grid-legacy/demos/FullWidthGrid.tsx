import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';

const desks = ['City', 'Business', 'Arts', 'Sports'];

export default function FullWidthGrid() {
  return (
    <GridLegacy container spacing={2}>
      {desks.map((desk) => (
        <GridLegacy key={desk} item xs={12} sm={6} lg={3}>
          <Card sx={{ p: 2 }}>{desk}</Card>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
