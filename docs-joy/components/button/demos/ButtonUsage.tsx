import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const choices = {
  variant: ['solid', 'soft', 'outlined', 'plain'],
  color: ['primary', 'neutral', 'danger', 'success', 'warning'],
  size: ['sm', 'md', 'lg'],
} as const;
type Name = keyof typeof choices;
type Picked = { [N in Name]?: (typeof choices)[N][number] };

export default function ButtonUsage() {
  const [picked, setPicked] = React.useState<Picked>({ size: 'md' });

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stack sx={{ minHeight: 56, alignItems: 'center' }}>
        <Button {...picked}>Reserve a seat</Button>
      </Stack>
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
    </Stack>
  );
}
