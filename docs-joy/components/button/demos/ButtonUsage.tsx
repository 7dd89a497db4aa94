import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onPick: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, values, value, onPick } = props;
  return (
    <FormControl>
      <FormLabel>{label}</FormLabel>
      <RadioGroup
        orientation="horizontal"
        size="sm"
        value={value}
        onChange={(event) => onPick(event.target.value as Value)}
        sx={{ flexWrap: 'wrap', rowGap: 1 }}
      >
        {values.map((option) => (
          <Radio key={option} value={option} label={option} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export default function ButtonUsage() {
  const [variant, setVariant] =
    React.useState<(typeof variants)[number]>('soft');
  const [color, setColor] = React.useState<(typeof colors)[number]>('primary');
  const [size, setSize] = React.useState<(typeof sizes)[number]>('md');

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stack sx={{ minHeight: 56, alignItems: 'center' }}>
        <Button variant={variant} color={color} size={size}>
          Reserve a seat
        </Button>
      </Stack>
      <Choice
        label="Variant"
        values={variants}
        value={variant}
        onPick={setVariant}
      />
      <Choice label="Color" values={colors} value={color} onPick={setColor} />
      <Choice label="Size" values={sizes} value={size} onPick={setSize} />
    </Stack>
  );
}
