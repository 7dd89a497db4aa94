import * as React from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectMultipleFormSubmission() {
  const [sent, setSent] = React.useState('Not submitted yet');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`json=${data.get('json')} list=${data.get('list')}`);
  }

  const options = ['invoices', 'orders', 'users'].map((value) => (
    <Option key={value} value={value}>
      {value}
    </Option>
  ));

  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={submit}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <Select
        multiple
        name="json"
        aria-label="Export"
        defaultValue={['orders']}
        slotProps={{ button: { type: 'button' } }}
      >
        {options}
      </Select>
      <Select
        multiple
        name="list"
        aria-label="Export as a list"
        defaultValue={['orders', 'users']}
        getSerializedValue={(selected) =>
          selected.map(({ value }) => value).join()
        }
        slotProps={{ button: { type: 'button' } }}
      >
        {options}
      </Select>
      <Button type="submit">Export</Button>
      <Typography level="body-sm" role="status">
        {sent}
      </Typography>
    </Stack>
  );
}
