import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15];
const seconds = [1.2, 1.4, 1.1, 1.6, 4.8, 1.5, 1.3, 1.2];

export default function ClippedOutlier() {
  const [clipped, setClipped] = useState(true);
  return (
    <Stack sx={{ width: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={clipped}
            onChange={(event) => setClipped(event.target.checked)}
          />
        }
        label="Clip the line to the drawing area"
      />
      <ChartsContainer
        title="Response times from 8 to 15 h"
        height={240}
        margin={{ top: 64, right: 16, bottom: 4, left: 4 }}
        xAxis={[{ scaleType: 'point', data: hours, label: 'Hour' }]}
        yAxis={[{ min: 0, max: 2, label: 'Seconds' }]}
        series={[{ type: 'line', data: seconds, label: 'Response time' }]}
      >
        <ChartsClipPath id="response-times-clip" />
        <g clipPath={clipped ? 'url(#response-times-clip)' : undefined}>
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainer>
    </Stack>
  );
}
