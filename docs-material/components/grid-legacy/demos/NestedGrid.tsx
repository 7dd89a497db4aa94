import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';

const columnists = ['Gardener', 'Economist', 'Night editor'];

export default function NestedGrid() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs={12} sm={4}>
        <Card sx={{ p: 2, height: 1 }}>Lead story</Card>
      </GridLegacy>
      <GridLegacy item xs={12} sm={8}>
        <GridLegacy container spacing={1}>
          {columnists.map((columnist) => (
            <GridLegacy key={columnist} item xs={12} md={4}>
              <Card sx={{ p: 2 }}>{columnist}</Card>
            </GridLegacy>
          ))}
        </GridLegacy>
      </GridLegacy>
    </GridLegacy>
  );
}
