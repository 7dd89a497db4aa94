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
  variant: ['outlined', 'soft', 'solid', 'plain'],
  color: ['neutral', 'primary', 'success', 'warning', 'danger'],
  size: ['md', 'sm', 'lg'],
} as const;
type Name = keyof typeof choices;
type Props = { [N in Name]?: (typeof choices)[N][number] };

export default function SelectUsage() {
  const [props, setProps] = React.useState<Props>({});
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stack sx={{ minHeight: 44, justifyContent: 'center' }}>
        <Select
          {...props}
          disabled={disabled}
          aria-label="Order status"
          placeholder="Order status"
        >
          <Option value="paid">Paid</Option>
          <Option value="shipped">Shipped</Option>
          <Option value="returned">Returned</Option>
        </Select>
      </Stack>
      {(Object.keys(choices) as Name[]).map((name) => (
        <FormControl key={name}>
          <FormLabel>{name}</FormLabel>
          <RadioGroup
            orientation="horizontal"
            size="sm"
            defaultValue={choices[name][0]}
            onChange={({ target }) =>
              setProps({ ...props, [name]: target.value })
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
        label="disabled"
        onChange={({ target }) => setDisabled(target.checked)}
      />
    </Stack>
  );
}
