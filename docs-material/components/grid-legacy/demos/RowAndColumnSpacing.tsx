import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';

const briefs = [
  'Ferry strike ends',
  'Library stays open late',
  'New tram line',
  'Market moves',
];

export default function RowAndColumnSpacing() {
  return (
    <GridLegacy container rowSpacing={0.5} columnSpacing={{ xs: 1, sm: 4 }}>
      {briefs.map((brief) => (
        <GridLegacy key={brief} item xs={6}>
          <Card sx={{ p: 1.5, height: 1 }}>{brief}</Card>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
