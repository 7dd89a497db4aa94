import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { tickets, weeks } from './tickets';

const colors = ['primary', 'warning', 'success'] as const;

export default function SeriesCheckboxes() {
  const [hidden, setHidden] = useState<readonly string[]>(['closed']);
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Tickets</FormLabel>
        <FormGroup row>
          {tickets.map(({ id, label }, index) => (
            <FormControlLabel
              key={id}
              label={label}
              control={
                <Checkbox
                  checked={!hidden.includes(id)}
                  onChange={(event) =>
                    setHidden((ids) =>
                      event.target.checked
                        ? ids.filter((hiddenId) => hiddenId !== id)
                        : [...ids, id],
                    )
                  }
                  color={colors[index] ?? 'default'}
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <BarChart
        title="Selected support tickets by week"
        height={220}
        hideLegend
        colors={colors.map((color) => palette[color].main)}
        xAxis={[{ data: weeks }]}
        series={tickets}
        hiddenItems={hidden.map((seriesId) => ({ type: 'bar', seriesId }))}
      />
    </Stack>
  );
}
