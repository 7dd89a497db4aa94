import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const choices = {
  variant: ['outlined', 'soft', 'plain', 'solid'],
  color: ['neutral', 'primary', 'success', 'warning', 'danger'],
  size: ['sm', 'md', 'lg'],
} as const;
type Name = keyof typeof choices;
type Picked = { [N in Name]?: (typeof choices)[N][number] };

export default function SelectUsage() {
  const [picked, setPicked] = React.useState<Picked>({ size: 'md' });
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <FormControl disabled={disabled} sx={{ minHeight: 72 }}>
        <FormLabel>Order status</FormLabel>
        <Select {...picked} defaultValue="paid">
          <Option value="paid">Paid</Option>
          <Option value="shipped">Shipped</Option>
        </Select>
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
      <Checkbox
        size="sm"
        label="Disabled"
        onChange={({ target }) => setDisabled(target.checked)}
      />
    </Stack>
  );
}
