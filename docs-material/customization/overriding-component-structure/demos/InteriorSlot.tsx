import MenuBook from '@mui/icons-material/MenuBook';
import Slider, { SliderThumb } from '@mui/material/Slider';
import type * as React from 'react';

function BookThumb({
  children,
  ...other
}: React.HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...other}>
      {children}
      <MenuBook
        aria-hidden="true"
        sx={{ fontSize: 14, color: 'background.paper' }}
      />
    </SliderThumb>
  );
}

export default function InteriorSlot() {
  return (
    <Slider
      aria-label="Loan period in weeks"
      defaultValue={4}
      min={1}
      max={8}
      marks
      slots={{ thumb: BookThumb }}
      sx={{ maxWidth: 320 }}
    />
  );
}
