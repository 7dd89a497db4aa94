import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioButtonsGroup() {
  return (
    <FormControl>
      <FormLabel>Role</FormLabel>
      <RadioGroup defaultValue="editor" name="role">
        <Radio value="viewer" label="Viewer" />
        <Radio value="editor" label="Editor" />
        <Radio value="admin" label="Administrator" />
      </RadioGroup>
      <FormHelperText>You can change it later.</FormHelperText>
    </FormControl>
  );
}
