import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimate, useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { regions, sales } from './sales';

const steps = {
  createInterpolator:
    (from: { y: number }, to: { y: number }) => (t: number) => ({
      y: from.y + (to.y - from.y) * t,
    }),
  transformProps: ({ y }: { y: number }) => ({
    transform: `translate(0 ${y})`,
  }),
  applyProps: (line: SVGLineElement, { transform }: { transform: string }) =>
    line.setAttribute('transform', transform),
};

function Average({ value }: { value: number }) {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>()(value);
  const skip = useMediaQuery('(prefers-reduced-motion: reduce)');
  const animated = useAnimate({ y }, { ...steps, skip });
  return (
    <line
      {...animated}
      x1={left}
      x2={left + width}
      stroke="currentColor"
      strokeDasharray="6 4"
    />
  );
}

export default function AnimatedAverage() {
  const [index, setIndex] = useState(0);
  const next = (index + 1) % sales.length;
  const units = sales[index]?.units ?? [];
  return (
    <Stack sx={{ width: 1, color: 'text.primary' }}>
      <Button sx={{ alignSelf: 'start' }} onClick={() => setIndex(next)}>
        Show {sales[next]?.year}
      </Button>
      <BarChart
        title={`Units sold in ${sales[index]?.year}, with the average as a dashed line`}
        height={220}
        hideLegend
        xAxis={[{ data: regions }]}
        yAxis={[{ label: 'Units', max: 400 }]}
        series={[{ label: 'Units', data: units }]}
      >
        <Average
          value={units.reduce((sum, value) => sum + value, 0) / units.length}
        />
      </BarChart>
    </Stack>
  );
}
