import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes } from '@mui/material/styles';

const { breakpoints, typography } = responsiveFontSizes(createTheme());
const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The size of a variant in pixels, in a window of this width. */
function sizeAt(variant: (typeof variants)[number], width: number) {
  const style = typography[variant] as Record<string, unknown>;
  let size = style.fontSize;
  for (const key of breakpoints.keys) {
    const wider = style[breakpoints.up(key)] as
      { fontSize: string } | undefined;
    if (wider && width >= breakpoints.values[key]) {
      size = wider.fontSize;
    }
  }
  return Math.round(parseFloat(String(size)) * 16);
}

export default function ResponsiveFontSizesChart() {
  const [width, setWidth] = React.useState(480);

  return (
    <div>
      <Typography id="ResponsiveFontSizesChart-width">
        Window width: {width}px
      </Typography>
      <Slider
        aria-labelledby="ResponsiveFontSizesChart-width"
        value={width}
        onChange={(_event, value) => setWidth(value)}
        min={320}
        max={1600}
        step={10}
      />
      {variants.map((variant) => {
        const size = sizeAt(variant, width);
        return (
          <Box
            key={variant}
            sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
          >
            <Typography variant="body2" sx={{ width: 88, flexShrink: 0 }}>
              {variant}: {size}px
            </Typography>
            <Box
              style={{ width: size * 2 }}
              sx={{ height: 16, minWidth: 0, bgcolor: 'primary.main' }}
            />
          </Box>
        );
      })}
    </div>
  );
}
