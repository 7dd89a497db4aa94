import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const choices = {
  variant: ['outlined', 'soft', 'plain', 'solid'],
  size: ['sm', 'md', 'lg'],
} as const;
type Name = keyof typeof choices;
type Picked = { [N in Name]?: (typeof choices)[N][number] };

export default function InputUsage() {
  const [picked, setPicked] = React.useState<Picked>({ size: 'md' });
  const [error, setError] = React.useState(false);
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl error={error} disabled={disabled} size={picked.size}>
        <FormLabel>Departure station</FormLabel>
        <Input variant={picked.variant} defaultValue="Malmö C" />
      </FormControl>
      {(Object.keys(choices) as Name[]).map((name) => (
        <FormControl key={name}>
          <FormLabel sx={{ textTransform: 'capitalize' }}>{name}</FormLabel>
          <RadioGroup
            orientation="horizontal"
            size="sm"
            value={picked[name] ?? choices[name][0]}
            onChange={({ target }) =>
              setPicked({ ...picked, [name]: target.value })
            }
            sx={{ flexWrap: 'wrap', rowGap: 1 }}
          >
            {choices[name].map((value) => (
              <Radio key={value} value={value} label={value} />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
      <Stack direction="row" spacing={3}>
        <Checkbox
          size="sm"
          label="Error"
          onChange={({ target }) => setError(target.checked)}
        />
        <Checkbox
          size="sm"
          label="Disabled"
          onChange={({ target }) => setDisabled(target.checked)}
        />
      </Stack>
    </Stack>
  );
}
