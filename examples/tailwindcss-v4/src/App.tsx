import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function App() {
  return (
    <main className="mx-auto flex max-w-md flex-col gap-6 p-8">
      <Typography variant="h4" component="h1" className="tracking-tight">
        Greenhouse
      </Typography>
      <Slider
        aria-label="Humidity"
        defaultValue={60}
        valueLabelDisplay="on"
        slotProps={{ rail: { className: 'h-2' }, valueLabel: { className: 'bg-emerald-800' } }}
      />
      <Button variant="contained" className="self-start rounded-full bg-emerald-800 px-8">
        Start irrigation
      </Button>
    </main>
  );
}
