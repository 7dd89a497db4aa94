import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import LocalShipping from '@mui/icons-material/LocalShipping';

const prices = { standard: 0, express: 12, pickup: 3 };
type Delivery = keyof typeof prices;

export default function SelectDecorators() {
  const [delivery, setDelivery] = React.useState<Delivery | null>('express');

  return (
    <Select
      aria-label="Delivery"
      value={delivery}
      onChange={(_event, value) => setDelivery(value)}
      startDecorator={<LocalShipping />}
      endDecorator={delivery && `$${prices[delivery]}`}
      sx={{ width: 240 }}
    >
      <Option value="standard">Standard</Option>
      <Option value="express">Express</Option>
      <Option value="pickup">Pickup</Option>
    </Select>
  );
}
