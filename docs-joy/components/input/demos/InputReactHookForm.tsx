import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

interface Invitation {
  email: string;
  role: string | null;
}

export default function InputReactHookForm() {
  const { control, formState, handleSubmit, register } = useForm<Invitation>({
    defaultValues: { email: '', role: 'viewer' },
  });
  const { errors, isSubmitSuccessful } = formState;
  const { ref, ...email } = register('email', { required: true });

  return (
    <Stack
      component="form"
      noValidate
      spacing={1.5}
      onSubmit={handleSubmit(() => {})}
      sx={{ width: 280, maxWidth: '100%' }}
    >
      <FormControl error={Boolean(errors.email)}>
        <FormLabel>Email</FormLabel>
        <Input
          {...email}
          type="email"
          error={Boolean(errors.email)}
          slotProps={{ input: { ref } }}
        />
        <FormHelperText sx={errors.email && { color: 'danger.plainColor' }}>
          {errors.email ? 'Enter an email address.' : 'We send the link here.'}
        </FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Role</FormLabel>
        <Controller
          name="role"
          control={control}
          render={({ field: { ref: button, onChange, ...field } }) => (
            <Select
              {...field}
              onChange={(_event, role) => onChange(role)}
              slotProps={{ button: { ref: button, type: 'button' } }}
            >
              <Option value="viewer">Viewer</Option>
              <Option value="editor">Editor</Option>
            </Select>
          )}
        />
      </FormControl>
      <Button type="submit">
        {isSubmitSuccessful ? 'Invite again' : 'Invite'}
      </Button>
    </Stack>
  );
}
