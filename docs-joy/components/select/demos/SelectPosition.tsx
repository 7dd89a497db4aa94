import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const placements = [
  'bottom-start',
  'bottom-end',
  'top-start',
  'top-end',
] as const;
type Placement = (typeof placements)[number];

export default function SelectPosition() {
  const [placement, setPlacement] = React.useState<Placement>('bottom-end');

  return (
    <Select
      aria-label="Placement"
      value={placement}
      onChange={(_event, value) => value && setPlacement(value)}
      slotProps={{
        listbox: {
          placement,
          modifiers: [{ name: 'equalWidth', enabled: false }],
        },
      }}
      sx={{ width: 240 }}
    >
      {placements.map((name) => (
        <Option key={name} value={name}>
          {name}
        </Option>
      ))}
    </Select>
  );
}
