import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
type Variant = (typeof variants)[number];
type Size = (typeof sizes)[number];

export default function InputUsage() {
  const [variant, setVariant] = React.useState<Variant>('outlined');
  const [size, setSize] = React.useState<Size>('md');
  const [error, setError] = React.useState(false);
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl error={error} disabled={disabled} size={size}>
        <FormLabel>Departure station</FormLabel>
        <Input variant={variant} defaultValue="Malmö C" />
      </FormControl>
      <FormControl>
        <FormLabel>Variant</FormLabel>
        <RadioGroup
          orientation="horizontal"
          size="sm"
          value={variant}
          onChange={(event) => setVariant(event.target.value as Variant)}
          sx={{ flexWrap: 'wrap', rowGap: 1 }}
        >
          {variants.map((option) => (
            <Radio key={option} value={option} label={option} />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl>
        <FormLabel>Size</FormLabel>
        <RadioGroup
          orientation="horizontal"
          size="sm"
          value={size}
          onChange={(event) => setSize(event.target.value as Size)}
        >
          {sizes.map((option) => (
            <Radio key={option} value={option} label={option} />
          ))}
        </RadioGroup>
      </FormControl>
      <Stack direction="row" spacing={3}>
        <Checkbox
          size="sm"
          label="Error"
          checked={error}
          onChange={(event) => setError(event.target.checked)}
        />
        <Checkbox
          size="sm"
          label="Disabled"
          checked={disabled}
          onChange={(event) => setDisabled(event.target.checked)}
        />
      </Stack>
    </Stack>
  );
}
