import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  bluePalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const palettes = {
  rainbowSurgePalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  bluePalette,
};
const files = {
  Photos: 31,
  Videos: 24,
  Music: 17,
  Mail: 11,
  Apps: 9,
  Other: 8,
};
const data = Object.entries(files).map(([label, value]) => ({
  id: label,
  label,
  value,
}));

export default function ColorPalettes() {
  const [name, setName] = useState<keyof typeof palettes>('mangoFusionPalette');
  return (
    <Stack spacing={2} sx={{ width: 1, alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) =>
          setName(event.target.value as keyof typeof palettes)
        }
        slotProps={{ select: { native: true } }}
      >
        {Object.keys(palettes).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </TextField>
      <PieChart
        title="Storage by kind of file"
        height={200}
        sx={{ width: 1 }}
        colors={palettes[name]}
        series={[{ data, valueFormatter: ({ value }) => `${value} GB` }]}
      />
    </Stack>
  );
}
