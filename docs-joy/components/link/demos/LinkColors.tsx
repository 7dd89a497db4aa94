import * as React from 'react';
import Link from '@mui/joy/Link';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = ['plain', 'soft', 'solid'] as const;
type Variant = (typeof variants)[number];

export default function LinkColors() {
  const [variant, setVariant] = React.useState<Variant>('plain');

  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <Link key={color} href="#colors" color={color} variant={variant}>
            {color}
          </Link>
        ))}
      </Stack>
      <RadioGroup
        orientation="horizontal"
        aria-label="Variant"
        value={variant}
        onChange={({ target }) => setVariant(target.value as Variant)}
      >
        {variants.map((name) => (
          <Radio key={name} value={name} label={name} />
        ))}
      </RadioGroup>
    </Stack>
  );
}
