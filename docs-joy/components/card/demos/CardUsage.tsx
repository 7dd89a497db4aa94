import * as React from 'react';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const choices = {
  variant: ['outlined', 'soft', 'plain', 'solid'],
  color: ['neutral', 'primary', 'success', 'warning', 'danger'],
  size: ['sm', 'md', 'lg'],
} as const;
type Name = keyof typeof choices;
type Picked = { [N in Name]?: (typeof choices)[N][number] };

export default function CardUsage() {
  const [picked, setPicked] = React.useState<Picked>({ size: 'md' });

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Card {...picked}>
        <Typography level="title-md" textColor="inherit">
          Allotment 27
        </Typography>
        Beans, two apple trees and a shed
      </Card>
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
