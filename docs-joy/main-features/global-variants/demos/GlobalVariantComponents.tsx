import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];

export default function GlobalVariantComponents() {
  const [variant, setVariant] = React.useState<VariantProp>('soft');

  return (
    <Stack spacing={2} sx={{ maxWidth: 360, mx: 'auto' }}>
      <Select
        value={variant}
        onChange={(_event, next) => setVariant(next ?? 'soft')}
        slotProps={{ button: { 'aria-label': 'Variant' } }}
      >
        {variants.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
      <Alert variant={variant} color="success">
        Kiln 2 has cooled down.
      </Alert>
      <Input
        variant={variant}
        defaultValue="Pale green"
        slotProps={{ input: { 'aria-label': 'Glaze' } }}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant={variant}>Unload</Button>
        <Chip variant={variant}>18 bowls</Chip>
      </Stack>
    </Stack>
  );
}
