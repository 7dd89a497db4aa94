import * as React from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const counts = new Map([
  ['draft', 4],
  ['open', 12],
  ['paid', 230],
]);

export default function SelectBasic() {
  const [status, setStatus] = React.useState<string | null>('open');

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Select
        aria-label="Invoice status"
        value={status}
        onChange={(_event, value) => setStatus(value)}
      >
        <Option value="draft">Draft</Option>
        <Option value="open">Open</Option>
        <Option value="paid">Paid</Option>
        <Option value="void" disabled>
          Void
        </Option>
      </Select>
      <Typography level="body-sm" role="status">
        {counts.get(status ?? '')} invoices
      </Typography>
    </Stack>
  );
}
