import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';

const pages = ['Front', 'Opinion', 'World', 'Science', 'Food', 'Puzzles'];

export default function ResponsiveGrid() {
  return (
    <GridLegacy
      container
      spacing={{ xs: 1, md: 3 }}
      columns={{ xs: 4, sm: 8, md: 12 }}
    >
      {pages.map((name, index) => (
        <GridLegacy key={name} item xs={2} sm={4} md={index === 0 ? 12 : 4}>
          <Card sx={{ p: 2 }}>{name}</Card>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
