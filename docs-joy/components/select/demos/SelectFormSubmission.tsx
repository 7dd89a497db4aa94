import * as React from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectFormSubmission() {
  const [role, setRole] = React.useState('');

  function invite(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setRole(String(new FormData(event.currentTarget).get('role')));
  }

  return (
    <Stack component="form" spacing={1.5} onSubmit={invite} sx={{ width: 240 }}>
      <Select
        name="role"
        required
        aria-label="Role"
        placeholder="Select a role"
        slotProps={{ button: { type: 'button' } }}
      >
        <Option value="viewer">Viewer</Option>
        <Option value="editor">Editor</Option>
        <Option value="admin">Administrator</Option>
      </Select>
      <Button type="submit">Invite user</Button>
      <Typography level="body-sm" role="status">
        {role ? `Submitted: role=${role}` : 'Not submitted yet'}
      </Typography>
    </Stack>
  );
}
