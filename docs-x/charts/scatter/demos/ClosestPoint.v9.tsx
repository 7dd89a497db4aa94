import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useState } from 'react';
import { flats, rentAxis } from './flats';

const interactions = {
  closest: {},
  radius: { hitAreaRadius: 30 },
  hover: { disableHitArea: true },
};
type Interaction = keyof typeof interactions;

export default function ClosestPoint() {
  const [interaction, setInteraction] = useState<Interaction>('closest');

  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tooltip for"
        value={interaction}
        onChange={(_event, value: Interaction | null) =>
          value && setInteraction(value)
        }
      >
        <ToggleButton value="closest">Closest</ToggleButton>
        <ToggleButton value="radius">Within 30 px</ToggleButton>
        <ToggleButton value="hover">Hovered</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        {...interactions[interaction]}
        key={interaction}
        title="Rent of flats, with a tooltip for each"
        height={240}
        hideLegend
        margin={{ left: 0, bottom: 0 }}
        dataset={flats}
        xAxis={[{ min: 20 }]}
        yAxis={[rentAxis]}
        series={[
          {
            datasetKeys: { id: 'id', x: 'size', y: 'rent' },
            highlightScope: { highlight: 'item' },
            valueFormatter: (flat) => flat && `${flat.x} m², $${flat.y}`,
          },
        ]}
      />
    </Box>
  );
}
