import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import LocalShipping from '@mui/icons-material/LocalShipping';

const days = { standard: 5, express: 2, pickup: 1 };
type Delivery = keyof typeof days;

export default function SelectDecorators() {
  const [delivery, setDelivery] = React.useState<Delivery | null>('express');

  return (
    <Select
      aria-label="Delivery"
      value={delivery}
      onChange={(_event, value) => setDelivery(value)}
      startDecorator={<LocalShipping />}
      endDecorator={delivery && <Chip size="sm">{days[delivery]} d</Chip>}
      sx={{ width: 240 }}
    >
      <Option value="standard">Standard</Option>
      <Option value="express">Express</Option>
      <Option value="pickup">Pickup</Option>
    </Select>
  );
}
