import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from '../shared-forms/useForm';
import { email, required } from '../shared-forms/validators';
import { SUBJECTS } from './data';
import { requestInvitation } from './requestInvitation';

/** An email address and a subject. `requestInvitation.ts` sends both. */
export default function InvitationForm() {
  const [invited, setInvited] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', subject: '' },
    validators: { email, subject: required('Choose what your group records.') },
    onSubmit: async (values) => {
      await requestInvitation(values);
      setInvited(values.email);
    },
  });

  return (
    <>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {invited !== null && (
          <Alert severity="success" sx={{ mb: 3 }}>
            Invitation sent to {invited}. The link in it is valid for 14 days.
          </Alert>
        )}
      </Box>
      {form.failure && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {form.failure}
        </Alert>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          setInvited(null);
          return form.handleSubmit(event);
        }}
        aria-labelledby="invitation-title"
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <TextField
          {...form.field('email')}
          label="Email address"
          type="email"
          autoComplete="email"
          required
          fullWidth
        />
        <TextField {...form.field('subject')} label="Your group records" select required fullWidth>
          {SUBJECTS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <Button type="submit" variant="contained" size="large" loading={form.isPending}>
            Send invitation
          </Button>
        </div>
      </Box>
    </>
  );
}
