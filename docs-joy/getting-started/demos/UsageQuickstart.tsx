import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function UsageQuickstart() {
  const [variant, setVariant] =
    React.useState<(typeof variants)[number]>('solid');
  const [color, setColor] = React.useState<(typeof colors)[number]>('primary');

  return (
    <Stack spacing={2} sx={{ maxWidth: 280, mx: 'auto' }}>
      <FormControl>
        <FormLabel>Variant</FormLabel>
        <Select
          value={variant}
          onChange={(_event, next) => next && setVariant(next)}
        >
          {variants.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Color</FormLabel>
        <Select
          value={color}
          onChange={(_event, next) => next && setColor(next)}
        >
          {colors.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Button variant={variant} color={color}>
        Order firewood
      </Button>
    </Stack>
  );
}
